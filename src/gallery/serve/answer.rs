//! The requests of phones that change seats: sitting down, being ready, proposing a choice, and handing in sheets.
//!
//! A foreign page can send none of them: the secret is in a header that a page may not set without a preflight, and no
//! preflight is granted.

use std::net::IpAddr;
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
use super::site::{Guest, Peer, Site, now};
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::gallery::answers::{Judged, Names, Own, Propose, Readied, Refused, Sheet, Sit};
use crate::gallery::{
    Asks, Gone, Newcomer, NoAnswer, NoSeat, NoSecret, Phone, Picked, SeatName, Seats, Secret, Spoken,
};
use crate::play::PickId;
use crate::show::{Choices, Prelude, Scoring, Sent, Show};

/// The header with the secret.
const SEAT: HeaderName = HeaderName::from_static("x-town-crier-seat");

/// Returns the routes for requests that change seats.
pub(super) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/{key}/seats", get(seats))
        .route("/{key}/seat", get(own).post(sit).delete(leave))
        .route("/{key}/seat/ready", put(ready))
        .route("/{key}/seat/pick", put(pick))
        .route("/{key}/seat/sheet", put(sheet))
}

/// The sender of a request that was let in.
struct Sender {
    spoken: Spoken,
    address: IpAddr,
}

/// A request from a phone with a seat.
struct Sitting {
    spoken: Spoken,
    secret: Secret,
    phone: Phone,
}

impl FromRequestParts<Arc<Site>> for Sender {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let sender = invited(parts, site).await?;
        if site.allows_answer(sender.address) { Ok(sender) } else { Err(too_many()) }
    }
}

impl FromRequestParts<Arc<Site>> for Sitting {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let Sender { spoken, address } = invited(parts, site).await?;
        let gone = match said(&parts.headers, &SEAT).parse::<Secret>() {
            // A seat's own share alone counts for it: nobody takes that, and it takes nothing from others.
            Ok(secret) => match site.hear(&secret) {
                Ok(Some(phone)) => return Ok(Self { spoken, secret, phone }),
                Ok(None) => return Err(too_many()),
                Err(gone) => gone,
            },
            Err(NoSecret) => Gone::Unknown,
        };
        Err(if site.allows_answer(address) { self::gone(gone) } else { too_many() })
    }
}

/// Extracts the sender, if the request was let in and comes from a page of ours.
async fn invited(parts: &mut Parts, site: &Arc<Site>) -> Result<Sender, Response> {
    let invited = Invited::from_request_parts(parts, site).await?;
    let Invited { guest: Guest::Phone, peer, spoken, .. } = invited else { return Err(nothing()) };
    let sender = Sender { spoken, address: peer.caller.ip() };
    if is_ours(site, &parts.headers, &peer) { Ok(sender) } else { Err(refused(StatusCode::FORBIDDEN)) }
}

async fn seats(State(site): State<Arc<Site>>, _: Sender) -> Response {
    let taken = site.seats(|seats| seats.seated()).into_iter().map(|phone| phone.name.to_string()).collect();
    told(StatusCode::OK, &Names { names: names(&site.frames.now()), taken })
}

async fn own(State(site): State<Arc<Site>>, Sitting { spoken, secret: _, phone }: Sitting) -> Response {
    told(StatusCode::OK, &state(&site, spoken, phone))
}

async fn sit(
    State(site): State<Arc<Site>>,
    Sender { spoken, address }: Sender,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let asked: Sit = match read(&site, &headers, body).await {
        Ok(asked) => asked,
        Err(refusal) => return refusal,
    };
    let words = site.frames.words(spoken);
    let Ok(name) = asked.name.parse::<SeatName>() else {
        let reason = words.with("page-seat-name", &[("count", PlayerName::LONGEST.into())]);
        return told(StatusCode::UNPROCESSABLE_ENTITY, &Refused { reason });
    };
    let Ok(secret) = Secret::random() else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    let taken = site.sit(Newcomer { name: name.clone(), secret: secret.clone(), address });
    let reason = match taken {
        Ok(phone) => {
            let own = Own { secret: Some(secret.letters()), ..state(&site, spoken, phone) };
            return told(StatusCode::CREATED, &own);
        }
        Err(NoSeat::Taken) => words.with("page-seat-taken", &[("name", name.to_string().into())]),
        Err(NoSeat::Barred) => words.text("page-seat-barred"),
        Err(NoSeat::Full) => words.text("page-seat-full"),
    };
    told(StatusCode::CONFLICT, &Refused { reason })
}

async fn leave(State(site): State<Arc<Site>>, sitting: Sitting) -> Response {
    match site.seats(|seats| seats.leave(&sitting.secret, now())) {
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

async fn pick(State(site): State<Arc<Site>>, sitting: Sitting, headers: HeaderMap, body: Body) -> Response {
    let Propose { orders, pick, number } = match read(&site, &headers, body).await {
        Ok(asked) => asked,
        Err(refusal) => return refusal,
    };
    let Ok(pick) = pick.parse::<PickId>() else { return refused(StatusCode::BAD_REQUEST) };
    let show = site.frames.now();
    let hides = show.dark || show.sent == Some(Sent::Break);
    let shown = show.shown.as_ref().filter(|_| !hides);
    let offered = |phone: &Phone| {
        let seat = shown?.seat(phone.name.player(), phone.admitted);
        let is_asked = |choices: &&Arc<Choices>| Some(choices.seat) == seat && choices.orders == orders;
        let choices = show.choices.iter().find(is_asked).filter(|choices| choices.offers(pick, number))?;
        Some(Picked { seat: choices.seat, orders, pick, number })
    };
    // The phone may have been removed while the body came.
    match site.pick(&sitting.secret, offered) {
        Ok(true) => StatusCode::NO_CONTENT.into_response(),
        Ok(false) => refused(StatusCode::CONFLICT),
        Err(gone) => self::gone(gone),
    }
}

async fn sheet(State(site): State<Arc<Site>>, sitting: Sitting, headers: HeaderMap, body: Body) -> Response {
    let sheet: Sheet = match read(&site, &headers, body).await {
        Ok(sheet) => sheet,
        Err(refusal) => return refusal,
    };
    let Sitting { spoken, secret, phone: _ } = sitting;
    // What a sheet may hold tells what is in the game: it is judged only where sheets are asked for.
    let is_asked = site.seats(|seats| seats.asks() == Some(Asks::Sheet));
    let Some((scoring, words)) = scoring(&site, spoken).filter(|_| is_asked) else {
        return refused(StatusCode::CONFLICT);
    };
    let (done, filled) = (sheet.done, sheet.filled());
    // What no sheet can hold is nothing that a page of ours sends.
    let Some(row) = scoring.judged(&words, &filled, !done) else {
        return refused(StatusCode::BAD_REQUEST);
    };
    let mut judged = Judged::of(row, &words);
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

/// Returns the scoring of the game that is over, with the words for that reader.
fn scoring(site: &Site, spoken: Spoken) -> Option<(Arc<Scoring>, Arc<Words>)> {
    let scoring = site.frames.now().scoring.clone()?;
    let words = scoring.words(spoken.language, spoken.manner);
    Some((scoring, words))
}

/// Returns the state of a phone's own seat.
fn state(site: &Site, spoken: Spoken, phone: Phone) -> Own {
    let scoring = scoring(site, spoken);
    let show = site.frames.now();
    let waits = show.shown.as_ref().is_some_and(|shown| shown.waits(phone.name.player(), phone.admitted));
    let asks = site.seats(|seats| seats.asks() == Some(Asks::Sheet));
    let own = Own::of(phone, waits, scoring.as_ref().map(|(scoring, words)| (&**scoring, &**words)));
    // While the ceremony counts, nobody fills in a sheet.
    Own { form: own.form.filter(|_| asks), ..own }
}

/// Returns the players' names in the current or prepared game as they are shown, each once: of a file's as many as there are seats.
fn names(show: &Show) -> Vec<String> {
    let game = || show.shown.as_ref().or_else(|| show.prelude.as_ref().map(Prelude::shown));
    let scored = show.scoring.as_ref().map(|scoring| scoring.names()).filter(|names| !names.is_empty());
    let all = scored.or_else(|| game().map(|game| game.players.to_vec())).unwrap_or_default();
    let (mut names, mut players): (Vec<String>, Vec<PlayerName>) = (Vec::new(), Vec::new());
    for name in all {
        // A file may have a thousand.
        if names.len() >= Seats::MOST {
            break;
        }
        let name = PlayerName::shortened(name.trim());
        if let Some(player) = PlayerName::new(&name).filter(|player| !players.contains(player)) {
            players.push(player);
            names.push(name);
        }
    }
    names
}

/// Returns the players' names where each player has one, and nobody else has the same.
pub(super) fn named(show: &Show) -> Vec<PlayerName> {
    let game = show.shown.as_ref().or_else(|| show.prelude.as_ref().map(Prelude::shown));
    let seats = game.map_or(0, |game| game.players.len());
    Some(players(show)).filter(|players| players.len() == seats).unwrap_or_default()
}

/// Returns those names for comparing.
pub(super) fn players(show: &Show) -> Vec<PlayerName> {
    names(show).iter().filter_map(|name| PlayerName::new(name)).collect()
}

/// Returns the response to a refused answer, if it was refused.
fn counted(answered: Result<(), NoAnswer>) -> Option<Response> {
    match answered {
        Ok(()) => None,
        Err(NoAnswer::Unasked) => Some(refused(StatusCode::CONFLICT)),
        Err(NoAnswer::TooMany) => Some(too_many()),
        Err(NoAnswer::Gone(gone)) => Some(self::gone(gone)),
    }
}

/// Returns the response to a phone without a seat.
fn gone(gone: Gone) -> Response {
    match gone {
        Gone::Unknown => refused(StatusCode::FORBIDDEN),
        Gone::Freed => refused(StatusCode::GONE),
    }
}

/// Returns an empty refusal with this status.
fn refused(status: StatusCode) -> Response {
    (status, [(CONTENT_TYPE, JSON)], "{}").into_response()
}

/// Returns the value as a JSON response.
fn told(status: StatusCode, body: &impl Serialize) -> Response {
    // That numbers and texts cannot be written is not possible.
    (status, [(CONTENT_TYPE, JSON)], serde_json::to_string(body).unwrap_or_default()).into_response()
}

/// Whether the request comes from a page of ours, if it comes from a page at all.
fn is_ours(site: &Site, headers: &HeaderMap, peer: &Peer) -> bool {
    let ours = |origin: &HeaderValue| {
        let origin = origin.to_str().unwrap_or_default();
        // In front of a proxy it may be https.
        let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.is_some_and(|host| site.options.hosts.knows(host, peer.called))
    };
    headers.get_all(ORIGIN).iter().all(ours)
}

/// Whether the request declares itself as JSON: a form in a foreign page cannot.
fn is_json(headers: &HeaderMap) -> bool {
    let mut kinds = headers.get_all(CONTENT_TYPE).iter();
    let (Some(kind), None) = (kinds.next(), kinds.next()) else { return false };
    let kind = kind.to_str().unwrap_or_default().to_ascii_lowercase();
    let (kind, more) = kind.split_once(';').unwrap_or((&kind, ""));
    kind.trim_end() == "application/json" && matches!(more.trim(), "" | "charset=utf-8" | "charset=\"utf-8\"")
}

/// Reads the body of a request within its limits of time and size.
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
    // A list would be read as the fields in their order, whatever they are called.
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return Err(refused(StatusCode::BAD_REQUEST));
    }
    serde_json::from_slice(&bytes).or(Err(refused(StatusCode::BAD_REQUEST)))
}
