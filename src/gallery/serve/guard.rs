//! The middleware that checks every request, and sets the headers of every response.

use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, ALLOW, CACHE_CONTROL, CONNECTION, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST,
    REFERRER_POLICY, RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::task::yield_now;

use super::routes::{HTML, said};
use super::site::{Peer, Site};
use crate::crier::Language;
use crate::gallery::accepted;

/// The headers of every response: it is read as what it is, leaks no referrer, is not cached, is not indexed, and is
/// not embedded in another page.
const ALWAYS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];
/// The policy of a response that is no page.
const NO_PAGE: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TEXT: &str = "text/plain; charset=utf-8";
/// The size limit of a request's body, in bytes.
pub(super) const MOST: usize = 4 * 1_024;

/// Refuses what nobody may request, and adds the headers of [`ALWAYS`] to every response.
pub(super) async fn guard(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    // Of many requests in one connection each takes its turn: others are heard between them.
    yield_now().await;
    let language = accepted::language(said(request.headers(), &ACCEPT_LANGUAGE));
    let mut response = match refused(&site, &mut request) {
        Some(refusal) => refusal,
        None => next.run(request).await,
    };
    if response.status() == StatusCode::NOT_FOUND {
        response = lost(&site, language);
    }
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(NO_PAGE));
    response
}

/// Returns the refusal of a request, whatever its path; one that passes is given its guest, if a key lets one in.
fn refused(site: &Site, request: &mut Request) -> Option<Response> {
    let peer = request.extensions().get::<Peer>()?.clone();
    let guest = site.guest(request.uri().path().split('/').nth(1).unwrap_or_default(), &peer);
    if !site.allows(peer.caller.ip(), guest.is_some()) {
        return Some(too_many());
    }
    if let Some(guest) = guest {
        site.invite(peer.place);
        request.extensions_mut().insert(guest);
    }
    if !meant(site, request, &peer) {
        return Some((StatusCode::MISDIRECTED_REQUEST, plainly("This is another computer")).into_response());
    }
    let methods = methods(request.uri().path());
    if !methods.contains(request.method()) {
        let names = methods.iter().map(Method::as_str).collect::<Vec<_>>().join(", ");
        let mut response = (StatusCode::METHOD_NOT_ALLOWED, plainly("Not in this way")).into_response();
        // It is made of names of methods.
        response.headers_mut().extend(HeaderValue::from_str(&names).ok().map(|names| (ALLOW, names)));
        return Some(response);
    }
    let most = if matches!(*request.method(), Method::PUT | Method::POST) { MOST } else { 0 };
    let body = request.body();
    let fits = body.size_hint().lower() <= most as u64 && (most > 0 || body.is_end_stream());
    (!fits).then(too_large)
}

/// Returns the methods of a path, the same for everybody: that gives away nothing of what is there. A CORS preflight is
/// none of them.
fn methods(path: &str) -> &'static [Method] {
    // The first part is a key, or not.
    let mut parts = path.split('/').skip(2);
    match [parts.next(), parts.next(), parts.next()] {
        [Some("seat"), None, None] => &[Method::GET, Method::HEAD, Method::POST, Method::DELETE],
        [Some("seat"), Some("ready" | "pick" | "sheet"), None] => &[Method::PUT],
        _ => &[Method::GET, Method::HEAD],
    }
}

/// Returns the response to a body that is too long.
pub(super) fn too_large() -> Response {
    (StatusCode::PAYLOAD_TOO_LARGE, [(CONNECTION, "close")], plainly("This is too long")).into_response()
}

/// Returns the response to too many requests.
pub(super) fn too_many() -> Response {
    (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "1")], plainly("Too many requests")).into_response()
}

/// Returns the one response for everything that is missing or not allowed: it depends on the language alone.
fn lost(site: &Site, language: Language) -> Response {
    let page = Bytes::from(site.lost.page(language).as_bytes().to_vec());
    let own = [(CONTENT_TYPE, HTML), (CONTENT_LANGUAGE, language.tag()), (VARY, "accept-language")];
    let mut response = (StatusCode::NOT_FOUND, own, Body::from(page)).into_response();
    // It is made of a hash and words of ours, which a header can hold.
    let policy = HeaderValue::from_str(site.lost.security_policy()).ok();
    response.headers_mut().extend(policy.map(|policy| (CONTENT_SECURITY_POLICY, policy)));
    response
}

/// Whether the request is for us: by exactly one `Host`, and by the address too where it names a host.
fn meant(site: &Site, request: &Request, peer: &Peer) -> bool {
    let mut hosts = request.headers().get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let known = |host: &str| site.options.hosts.knows(host, peer.called);
    host.to_str().is_ok_and(known) && request.uri().authority().is_none_or(|host| known(host.as_str()))
}

/// Returns a sentence for people who look behind the page.
pub(super) fn plainly(sentence: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, TEXT)], sentence)
}
