//! What the system tells the server, and what the server asks of it.

use std::process;

use crate::failure::STOPPED;

/// Waits until the server is told to end. A second time ends it at once.
pub(super) fn stop() -> impl Future<Output = ()> {
    let mut told = Told::listen();
    async move {
        told.once().await;
        tokio::spawn(async move {
            told.once().await;
            process::exit(i32::from(STOPPED));
        });
    }
}

#[cfg(unix)]
struct Told {
    terminate: Option<tokio::signal::unix::Signal>,
    interrupt: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Told {
    fn listen() -> Told {
        use tokio::signal::unix::{SignalKind, signal};
        Told {
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

/// Without signals the program is ended from outside, as any other.
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
struct Told;

#[cfg(not(unix))]
impl Told {
    fn listen() -> Told {
        Told
    }

    async fn once(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Every socket is an open file, and many systems allow a program no more than
/// a thousand unless it asks.
pub(super) fn allow_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let all = Rlimit {
            current: maximum,
            maximum,
        };
        // Where it is refused, the old limit holds.
        let _ = setrlimit(Resource::Nofile, all);
    }
}
