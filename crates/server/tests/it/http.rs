//! The server over real connections: what it answers, and to whom it does not.

mod browser;
mod documented;
mod hardening;
mod hostile;
mod identity;
mod limits;
mod odd;
mod operations;
mod pack;
mod property;
mod service;
mod sockets;
mod tables;

use browser::{Answer, Browser};
use service::Service;
