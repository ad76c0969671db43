//! Signals from the system, and its limit on open files.

use std::process;

use crate::failure::STOPPED;

/// Waits until the server is told to stop. The second time stops it at once.
pub(super) fn stop() -> impl Future<Output = ()> {
    let mut told = StopSignals::listen();
    async move {
        told.once().await;
        tokio::spawn(async move {
            told.once().await;
            process::exit(i32::from(STOPPED));
        });
    }
}

#[cfg(unix)]
struct StopSignals {
    terminate: Option<tokio::signal::unix::Signal>,
    interrupt: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl StopSignals {
    fn listen() -> StopSignals {
        use tokio::signal::unix::{SignalKind, signal};
        StopSignals {
            terminate: signal(SignalKind::terminate()).ok(),
            interrupt: signal(SignalKind::interrupt()).ok(),
        }
    }

    async fn once(&mut self) {
        tokio::select! {
            () = next(&mut self.terminate) => {}
            () = next(&mut self.interrupt) => {}
        }
    }
}

/// Without signals, the program is ended from outside like any other.
#[cfg(unix)]
async fn next(signal: &mut Option<tokio::signal::unix::Signal>) {
    let told = match signal {
        Some(signal) => signal.recv().await,
        None => None,
    };
    if told.is_none() {
        std::future::pending::<()>().await;
    }
}

#[cfg(not(unix))]
struct StopSignals;

#[cfg(not(unix))]
impl StopSignals {
    fn listen() -> StopSignals {
        StopSignals
    }

    async fn once(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Raises the limit on open files: every socket is one, and many systems allow a program
/// only a thousand unless it asks for more.
pub(super) fn allow_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let all = Rlimit {
            current: maximum,
            maximum,
        };
        // If that is refused, the old limit remains.
        let _ = setrlimit(Resource::Nofile, all);
    }
}
