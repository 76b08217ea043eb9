//! How many files this process may have open.

/// So many files a gallery and a desk have open at most, with room to spare. Systems that let a program have more do so for
/// servers, and whatever the desk starts would have to close them all.
#[cfg(unix)]
const ENOUGH: u64 = 4_096;

/// Lets this process open as many files as the system lets it, as far as that is of use; returns how many.
#[cfg(unix)]
pub(super) fn raised() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let now = getrlimit(Resource::Nofile);
    let most = now.maximum.map_or(ENOUGH, |most| most.min(ENOUGH));
    let raised = Rlimit { current: Some(most), ..now };
    let may = match now.current {
        Some(current) if current < most && setrlimit(Resource::Nofile, raised).is_ok() => Some(most),
        current => current,
    };
    may.and_then(|files| usize::try_from(files).ok())
}

/// Nothing: here only memory limits them.
#[cfg(not(unix))]
pub(super) const fn raised() -> Option<usize> {
    None
}
