//! Which answer belongs to which address. Each can only be read, and each begins with a key.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{FromRequestParts, Query, RawPathParams, RawQuery, Request, State};
use axum::http::header::{
    self, ACCEPT_ENCODING, ACCEPT_LANGUAGE, ALLOW, CACHE_CONTROL, CONNECTION, CONTENT_ENCODING,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, REFERRER_POLICY, RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use super::made::Kind;
use super::site::{Guest, Peer, Site};
use super::stream;
use crate::crier::Manner;
use crate::gallery::{Spoken, accepted};
use crate::stage::Look;

/// What every answer says of itself: it is read as what it is, tells nobody where it was read, is kept nowhere, is found by no
/// search, and is shown in no other page.
const ALWAYS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];
/// What is no page may do nothing.
const NO_PAGE: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HTML: &str = "text/html; charset=utf-8";
const JSON: &str = "application/json; charset=utf-8";
const SVG: &str = "image/svg+xml; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";
const EVENTS: &str = "text/event-stream; charset=utf-8";

/// All answers.
pub(super) fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/{key}", get(page))
        .route("/{key}/plain", get(plain))
        .route("/{key}/overlay", get(overlay))
        .route("/{key}/events", get(events))
        .route("/{key}/view", get(view))
        .route("/{key}/rules", get(rules))
        .route("/{key}/art", get(art))
        .fallback(async || nothing())
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard))
        .with_state(site)
}

/// Somebody who was let in, and how one speaks to them. What takes it answers nobody else.
struct Invited {
    guest: Guest,
    peer: Peer,
    spoken: Spoken,
    look: Look,
    gzip: bool,
}

/// What may be asked for behind an address.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    lang: Option<String>,
    manner: Option<String>,
    look: Option<String>,
}

impl FromRequestParts<Arc<Site>> for Invited {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let Ok(keys) = RawPathParams::from_request_parts(parts, site).await else { return Err(nothing()) };
        let key = keys.iter().find_map(|(name, key)| (name == "key").then_some(key)).unwrap_or_default();
        let peer = parts.extensions.get::<Peer>().cloned().ok_or_else(nothing)?;
        let guest = site.guest(key, &peer).ok_or_else(nothing)?;
        // What cannot be read is asked for in vain.
        let asked = Query::<Asked>::from_request_parts(parts, site).await;
        let asked = asked.map(|Query(asked)| asked).unwrap_or_default();
        let language = asked.lang.as_deref().and_then(|lang| lang.parse().ok());
        let language = language.unwrap_or_else(|| accepted::language(said(&parts.headers, &ACCEPT_LANGUAGE)));
        let manner = asked.manner.as_deref().and_then(|manner| manner.parse().ok()).unwrap_or(Manner::Plain);
        let look = if asked.look.as_deref() == Some("plain") { Look::Plain } else { Look::Rich };
        let gzip = accepted::gzip(said(&parts.headers, &ACCEPT_ENCODING));
        Ok(Self { guest, peer, spoken: Spoken { language, manner }, look, gzip })
    }
}

/// The page; whoever has no script asks for the plain one, as the page itself says.
async fn page(State(site): State<Arc<Site>>, RawQuery(asked): RawQuery, invited: Invited) -> Response {
    if asked.is_some_and(|asked| asked.split('&').any(|asked| asked == "plain")) {
        return plain(State(site), invited).await;
    }
    let Invited { guest: Guest::Phone, peer: _, spoken, look: _, gzip } = invited else { return nothing() };
    let rev = site.rev();
    let made = site.made.text(Kind::Page(spoken), rev, gzip, || site.page.whole(&site.frames, spoken));
    allowed(&site, text(HTML, made))
}

async fn plain(State(site): State<Arc<Site>>, invited: Invited) -> Response {
    let Invited { guest: Guest::Phone, peer: _, spoken, look: _, gzip } = invited else { return nothing() };
    let rev = site.rev();
    let made = site.made.text(Kind::Plain(spoken), rev, gzip, || site.page.plain(&site.frames, spoken));
    allowed(&site, text(HTML, made))
}

async fn overlay(State(site): State<Arc<Site>>, invited: Invited) -> Response {
    let Invited { guest: Guest::Overlay, peer: _, spoken, look: _, gzip } = invited else { return nothing() };
    let rev = site.rev();
    let made = site.made.text(Kind::Overlay(spoken), rev, gzip, || site.page.overlay(&site.frames, spoken));
    allowed(&site, text(HTML, made))
}

async fn events(State(site): State<Arc<Site>>, invited: Invited, method: Method, headers: HeaderMap) -> Response {
    let Invited { guest, peer, spoken, look: _, gzip: _ } = invited;
    let has = Some(said(&headers, &HeaderName::from_static("last-event-id"))).filter(|id| !id.is_empty());
    let body = match method {
        Method::GET => stream::told(site, spoken, peer, guest, has.map(ToOwned::to_owned)),
        _ => Body::empty(),
    };
    let own = [(CONTENT_TYPE, EVENTS), (HeaderName::from_static("x-accel-buffering"), "no")];
    (own, body).into_response()
}

async fn view(
    State(site): State<Arc<Site>>,
    Invited { guest: _, peer: _, spoken, look: _, gzip }: Invited,
) -> Response {
    text(JSON, site.made.text(Kind::View(spoken), site.rev(), gzip, || site.frames.frame(spoken).json.to_string()))
}

async fn rules(
    State(site): State<Arc<Site>>,
    Invited { guest: _, peer: _, spoken, look: _, gzip }: Invited,
) -> Response {
    text(JSON, site.made.text(Kind::Rules(spoken), site.rev(), gzip, || site.frames.rules(spoken).to_string()))
}

async fn art(State(site): State<Arc<Site>>, Invited { guest: _, peer: _, spoken: _, look, gzip }: Invited) -> Response {
    let whole = || format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", site.frames.art(look));
    text(SVG, site.made.text(Kind::Art(look), site.rev(), gzip, whole))
}

/// Looks at every request before it is answered, and says of every answer what [`ALWAYS`] holds.
async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let mut response = match refused(&site, &request) {
        Some(refusal) => refusal,
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(NO_PAGE));
    response
}

/// Why a request is not answered, whatever it asks for.
fn refused(site: &Site, request: &Request) -> Option<Response> {
    let peer = request.extensions().get::<Peer>()?;
    if !site.allows(peer.caller.ip()) {
        return Some(
            (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "1")], plainly("Too many requests")).into_response(),
        );
    }
    if !meant(site, request, peer) {
        return Some((StatusCode::MISDIRECTED_REQUEST, plainly("This is another computer")).into_response());
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let only = [(ALLOW, "GET, HEAD")];
        return Some((StatusCode::METHOD_NOT_ALLOWED, only, plainly("This can only be read")).into_response());
    }
    if !request.body().is_end_stream() {
        let close = [(CONNECTION, "close")];
        return Some((StatusCode::PAYLOAD_TOO_LARGE, close, plainly("Nothing can be sent here")).into_response());
    }
    None
}

/// Whether we were meant: by exactly one `Host`, and by the address too where it names a host.
fn meant(site: &Site, request: &Request, peer: &Peer) -> bool {
    let mut hosts = request.headers().get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let known = |host: &str| site.options.hosts.knows(host, peer.called);
    host.to_str().is_ok_and(known) && request.uri().authority().is_none_or(|host| known(host.as_str()))
}

/// The one answer to all that is not there, or not for whoever asks.
fn nothing() -> Response {
    (StatusCode::NOT_FOUND, plainly("Nothing is here")).into_response()
}

/// A sentence for people who look behind the page.
fn plainly(sentence: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, TEXT)], sentence)
}

/// That text, which may be compressed.
fn text(kind: &'static str, (bytes, gzip): (Bytes, bool)) -> Response {
    let mut response = ([(CONTENT_TYPE, kind), (VARY, "accept-encoding, accept-language")], bytes).into_response();
    if gzip {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// With what a page may do.
fn allowed(site: &Site, mut page: Response) -> Response {
    // It is made of hashes and words of ours, which a header can hold.
    if let Ok(policy) = HeaderValue::from_str(site.page.security_policy()) {
        page.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    }
    page
}

/// What a header says; nothing where it is not there or is no text.
fn said<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
