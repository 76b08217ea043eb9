//! Voice and bells, without any service.

mod bells;
mod engine;
mod protocol;
mod queue;
mod retry;
