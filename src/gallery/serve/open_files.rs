//! The limit of open files of this process.

/// The most files that a gallery and a desk need, with room to spare. Systems with a higher limit have it for servers,
/// and every child of the desk would have to close them all.
#[cfg(unix)]
const ENOUGH: u64 = 4_096;

/// Raises this process's limit of open files as far as it is useful; returns the limit.
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

/// Returns `None`: here only memory limits open files.
#[cfg(not(unix))]
pub(super) const fn raised() -> Option<usize> {
    None
}
