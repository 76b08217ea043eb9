//! The routes of the gallery. Each path begins with a key.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Query, RawQuery, State};
use axum::http::header::{
    self, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use serde::Deserialize;

use super::made::Kind;
use super::site::{Guest, Peer, Site};
use super::{answer, guard, stream};
use crate::crier::Manner;
use crate::gallery::{Page, Spoken, accepted};
use crate::stage::{Look, Weight};

pub(super) const HTML: &str = "text/html; charset=utf-8";
pub(super) const JSON: &str = "application/json; charset=utf-8";
const SVG: &str = "image/svg+xml; charset=utf-8";
const FONT: &str = "font/ttf";
const EVENTS: &str = "text/event-stream; charset=utf-8";

/// Returns the router of all paths.
pub(super) fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/{key}", get(page))
        .route("/{key}/plain", get(plain))
        .route("/{key}/overlay", get(overlay))
        .route("/{key}/answers", get(answers))
        .route("/{key}/events", get(events))
        .route("/{key}/view", get(view))
        .route("/{key}/rules", get(rules))
        .route("/{key}/art", get(art))
        .route("/{key}/font/text", get(async |site, invited| font(Weight::Text, site, invited)))
        .route("/{key}/font/bold", get(async |site, invited| font(Weight::Bold, site, invited)))
        .route("/{key}/font/display", get(async |site, invited| font(Weight::Display, site, invited)))
        .merge(answer::routes())
        .fallback(async || nothing())
        .method_not_allowed_fallback(async || nothing())
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::guard))
        .with_state(site)
}

/// A request that was let in, with its language and look. A handler that takes it answers nobody else.
pub(super) struct Invited {
    pub(super) guest: Guest,
    pub(super) peer: Peer,
    pub(super) spoken: Spoken,
    look: Look,
    gzip: bool,
}

/// The query of a request.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    lang: Option<String>,
    manner: Option<String>,
    look: Option<String>,
}

/// The query of a stream: the secret of a seat, since a page sets no header of it.
#[derive(Deserialize)]
struct Seated {
    seat: Option<String>,
}

impl FromRequestParts<Arc<Site>> for Invited {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let peer = parts.extensions.get::<Peer>().cloned().ok_or_else(nothing)?;
        let guest = parts.extensions.get::<Guest>().copied().ok_or_else(nothing)?;
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

/// Answers with the page; browsers without a script are sent the plain one, as the page itself asks.
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

async fn answers(State(site): State<Arc<Site>>, invited: Invited) -> Response {
    let Invited { guest: Guest::Phone, peer: _, spoken, look: _, gzip } = invited else { return nothing() };
    let kind = Kind::Answers(spoken, site.frames.title());
    text(JSON, site.made.text(kind, 0, gzip, || site.page.answers(&site.frames, spoken)))
}

async fn overlay(State(site): State<Arc<Site>>, invited: Invited) -> Response {
    let Invited { guest: Guest::Overlay, peer: _, spoken, look: _, gzip } = invited else { return nothing() };
    let rev = site.rev();
    let made = site.made.text(Kind::Overlay(spoken), rev, gzip, || site.page.overlay(&site.frames, spoken));
    allowed(&site, text(HTML, made))
}

async fn events(
    State(site): State<Arc<Site>>,
    invited: Invited,
    method: Method,
    headers: HeaderMap,
    asks: Result<Query<Seated>, QueryRejection>,
) -> Response {
    let Invited { guest, peer, spoken, look: _, gzip: _ } = invited;
    let secret = asks.ok().and_then(|Query(Seated { seat })| seat?.parse().ok());
    let has = Some(said(&headers, &HeaderName::from_static("last-event-id"))).filter(|id| !id.is_empty());
    let body = match method {
        Method::GET => stream::told(site, (spoken, secret), (peer, guest), has.map(ToOwned::to_owned)),
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
    let kind = Kind::Rules(spoken, site.frames.title());
    text(JSON, site.made.text(kind, 0, gzip, || site.frames.rules(spoken).to_string()))
}

async fn art(State(site): State<Arc<Site>>, Invited { guest: _, peer: _, spoken: _, look, gzip }: Invited) -> Response {
    let whole = || format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", site.frames.art(look));
    text(SVG, site.made.text(Kind::Art(look, site.frames.title()), 0, gzip, whole))
}

/// Answers with a font, which is the same at every change.
fn font(
    weight: Weight,
    State(site): State<Arc<Site>>,
    Invited { guest: _, peer: _, spoken: _, look: _, gzip }: Invited,
) -> Response {
    text(FONT, site.made.text(Kind::Font(weight), 0, gzip, || Page::font(weight)))
}

/// Returns the one response for everything that is missing or not allowed.
///
/// The guard adds the page to it.
pub(super) fn nothing() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

/// Returns the text as a response, compressed or not.
fn text(kind: &'static str, (bytes, gzip): (Bytes, bool)) -> Response {
    let mut response = ([(CONTENT_TYPE, kind), (VARY, "accept-encoding, accept-language")], bytes).into_response();
    if gzip {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Adds the security policy to a page.
fn allowed(site: &Site, mut page: Response) -> Response {
    // It is made of hashes and words of ours, which a header can hold.
    if let Ok(policy) = HeaderValue::from_str(site.page.security_policy()) {
        page.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    }
    page
}

/// Returns the value of a header; empty where it is missing or no text.
pub(super) fn said<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
