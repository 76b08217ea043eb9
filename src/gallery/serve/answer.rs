//! What phones may send: who sits here, whether they are ready, and what stands on their sheets.
//!
//! A page from elsewhere can send none of it: the secret stands in a header that it may not set without asking, and whether it may
//! is answered to nobody.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, State};
use axum::http::header::{CONNECTION, CONTENT_TYPE, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, put};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::guard::{MOST, plainly, too_large, too_many};
use super::routes::{Invited, JSON, nothing, said};
use super::site::{Guest, Peer, Site};
use crate::chronicle::hall::PlayerName;
use crate::gallery::answers::{Judged, Names, Own, Readied, Refused, Sheet, Sit};
use crate::gallery::{Gone, NoAnswer, NoSeat, SeatName, Seated, Secret, Spoken};

/// The header that bears the secret.
const SEAT: HeaderName = HeaderName::from_static("x-town-crier-seat");

/// All that can be sent.
pub(super) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/{key}/seats", get(seats))
        .route("/{key}/seat", get(own).post(sit).delete(leave))
        .route("/{key}/seat/ready", put(ready))
        .route("/{key}/seat/sheet", put(sheet))
}

/// A phone that may send something.
struct Phone {
    spoken: Spoken,
}

/// Somebody who sits here.
struct Sitting {
    spoken: Spoken,
    secret: Secret,
    seated: Seated,
}

impl FromRequestParts<Arc<Site>> for Phone {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let spoken = invited(parts, site).await?;
        if site.allows_answer() { Ok(Self { spoken }) } else { Err(too_many()) }
    }
}

impl FromRequestParts<Arc<Site>> for Sitting {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let spoken = invited(parts, site).await?;
        let secret = said(&parts.headers, &SEAT).parse::<Secret>();
        let seated = match &secret {
            Ok(secret) => site.seats(|seats| seats.seat(secret)),
            Err(_) => Err(Gone::Unknown),
        };
        // First the own share, so that nobody takes that of others.
        let is_too_much = seated.as_ref().is_ok_and(|seated| !site.allows_seat(seated.number));
        if is_too_much || !site.allows_answer() {
            return Err(too_many());
        }
        match (secret, seated) {
            (Ok(secret), Ok(seated)) => Ok(Self { spoken, secret, seated }),
            (_, Err(gone)) => Err(self::gone(gone)),
            (Err(_), Ok(_)) => Err(self::gone(Gone::Unknown)),
        }
    }
}

/// In which words one speaks to a phone that was let in, and that a page of ours is on.
async fn invited(parts: &mut Parts, site: &Arc<Site>) -> Result<Spoken, Response> {
    let invited = Invited::from_request_parts(parts, site).await?;
    let Invited { guest: Guest::Phone, peer, spoken, .. } = invited else { return Err(nothing()) };
    if is_ours(site, &parts.headers, &peer) { Ok(spoken) } else { Err(refused(StatusCode::FORBIDDEN)) }
}

async fn seats(State(site): State<Arc<Site>>, Phone { spoken }: Phone) -> Response {
    let taken = site.seats(|seats| seats.seated()).into_iter().map(|seat| seat.name).collect();
    told(StatusCode::OK, &Names { names: names(&site, spoken), taken })
}

async fn own(State(site): State<Arc<Site>>, Sitting { spoken, secret: _, seated }: Sitting) -> Response {
    told(StatusCode::OK, &state(&site, spoken, seated))
}

async fn sit(State(site): State<Arc<Site>>, Phone { spoken }: Phone, headers: HeaderMap, body: Body) -> Response {
    let asked: Sit = match read(&site, &headers, body).await {
        Ok(asked) => asked,
        Err(refusal) => return refusal,
    };
    let words = site.frames.words(spoken);
    let Ok(name) = asked.name.parse::<SeatName>() else {
        let reason = words.with("page-seat-name", &[("count", SeatName::LONGEST.into())]);
        return told(StatusCode::UNPROCESSABLE_ENTITY, &Refused { reason });
    };
    let Ok(secret) = Secret::random() else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    let taken = site.seats(|seats| {
        let sat = seats.sit(name.clone(), secret.clone());
        sat.map(|_| seats.seat(&secret))
    });
    let reason = match taken {
        Ok(Ok(seated)) => {
            let own = Own { secret: Some(secret.letters()), ..state(&site, spoken, seated) };
            return told(StatusCode::CREATED, &own);
        }
        // Who just sat down sits there.
        Ok(Err(gone)) => return self::gone(gone),
        Err(NoSeat::Taken) => words.with("page-seat-taken", &[("name", name.to_string().into())]),
        Err(NoSeat::Full) => words.text("page-seat-full"),
    };
    told(StatusCode::CONFLICT, &Refused { reason })
}

async fn leave(State(site): State<Arc<Site>>, sitting: Sitting) -> Response {
    match site.seats(|seats| seats.leave(&sitting.secret)) {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(gone) => self::gone(gone),
    }
}

async fn ready(State(site): State<Arc<Site>>, sitting: Sitting, headers: HeaderMap, body: Body) -> Response {
    let Readied { orders, ready } = match read(&site, &headers, body).await {
        Ok(asked) => asked,
        Err(refusal) => return refusal,
    };
    counted(site.seats(|seats| seats.ready(&sitting.secret, orders, ready)))
        .unwrap_or_else(|| StatusCode::NO_CONTENT.into_response())
}

async fn sheet(State(site): State<Arc<Site>>, sitting: Sitting, headers: HeaderMap, body: Body) -> Response {
    let sheet: Sheet = match read(&site, &headers, body).await {
        Ok(sheet) => sheet,
        Err(refusal) => return refusal,
    };
    let Sitting { spoken, secret, seated } = sitting;
    let Some((scoring, words)) = site.frames.scoring(spoken) else { return refused(StatusCode::CONFLICT) };
    let (done, filled) = (sheet.done, sheet.filled());
    // What no sheet can hold is nothing that a page of ours sends.
    let Some(row) = scoring.judged(&words, &seated.name, &filled, !done) else {
        return refused(StatusCode::BAD_REQUEST);
    };
    let mut judged = Judged::of(row);
    if !done {
        return told(StatusCode::OK, &judged);
    }
    if !judged.is_complete() {
        if judged.wrong.is_empty() && judged.missing.is_empty() {
            judged.missing.push(words.text("page-sheet-blank"));
        }
        return told(StatusCode::UNPROCESSABLE_ENTITY, &judged);
    }
    counted(site.seats(|seats| seats.hand_in(&secret, filled))).unwrap_or_else(|| told(StatusCode::OK, &judged))
}

/// What is told to who sits there.
fn state(site: &Site, spoken: Spoken, seated: Seated) -> Own {
    let scoring = site.frames.scoring(spoken);
    Own::of(seated, scoring.as_ref().map(|(scoring, words)| (&**scoring, &**words)))
}

/// The players of the game that is shown, each once.
fn names(site: &Site, spoken: Spoken) -> Vec<String> {
    let scored = site.frames.scoring(spoken).map(|(scoring, words)| scoring.names(&words)).unwrap_or_default();
    let all = if scored.is_empty() { site.frames.players() } else { scored };
    let (mut names, mut players): (Vec<String>, Vec<PlayerName>) = (Vec::new(), Vec::new());
    for name in all {
        let player = PlayerName::new(&name).filter(|player| !players.contains(player));
        if let Some(player) = player {
            players.push(player);
            names.push(name);
        }
    }
    names
}

/// Why that answer counts for nothing, if it does not.
fn counted(answered: Result<(), NoAnswer>) -> Option<Response> {
    match answered {
        Ok(()) => None,
        Err(NoAnswer::Unasked) => Some(refused(StatusCode::CONFLICT)),
        Err(NoAnswer::Gone(gone)) => Some(self::gone(gone)),
    }
}

/// The answer to who has no seat.
fn gone(gone: Gone) -> Response {
    match gone {
        Gone::Unknown => refused(StatusCode::FORBIDDEN),
        Gone::Freed => refused(StatusCode::GONE),
    }
}

/// A refusal that says nothing more.
fn refused(status: StatusCode) -> Response {
    (status, [(CONTENT_TYPE, JSON)], "{}").into_response()
}

/// That as JSON.
fn told(status: StatusCode, body: &impl Serialize) -> Response {
    // That numbers and texts cannot be written is not possible.
    (status, [(CONTENT_TYPE, JSON)], serde_json::to_string(body).unwrap_or_default()).into_response()
}

/// Whether a page of ours sends it, if any page does.
fn is_ours(site: &Site, headers: &HeaderMap, peer: &Peer) -> bool {
    let ours = |origin: &HeaderValue| {
        let origin = origin.to_str().unwrap_or_default();
        // In front of a proxy it may be https.
        let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.is_some_and(|host| site.options.hosts.knows(host, peer.called))
    };
    headers.get_all(ORIGIN).iter().all(ours)
}

/// Whether it says of itself that it is JSON: a form in a page from elsewhere cannot.
fn is_json(headers: &HeaderMap) -> bool {
    let mut kinds = headers.get_all(CONTENT_TYPE).iter();
    let (Some(kind), None) = (kinds.next(), kinds.next()) else { return false };
    let kind = kind.to_str().unwrap_or_default().to_ascii_lowercase();
    let (kind, more) = kind.split_once(';').unwrap_or((&kind, ""));
    kind.trim_end() == "application/json" && matches!(more.trim(), "" | "charset=utf-8" | "charset=\"utf-8\"")
}

/// What was sent; it comes at once, or not at all.
async fn read<T: DeserializeOwned>(site: &Site, headers: &HeaderMap, body: Body) -> Result<T, Response> {
    if !is_json(headers) {
        return Err(refused(StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    let Ok(read) = timeout(site.limits().head, to_bytes(body, MOST)).await else {
        return Err(
            (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")], plainly("This takes too long")).into_response()
        );
    };
    let Ok(bytes) = read else { return Err(too_large()) };
    serde_json::from_slice(&bytes).or(Err(refused(StatusCode::BAD_REQUEST)))
}
