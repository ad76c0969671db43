//! Limits on what a client may send. The client knows them, too, so that it never exceeds
//! them.

/// The most bytes of one message over the socket.
pub const MESSAGE: usize = 4 * 1024;
/// The most bytes of a request's body, packs aside.
pub const BODY: usize = 16 * 1024;
/// The most bytes of a pack.
pub const PACK: usize = 512 * 1024;
/// The most characters of a name.
pub const NAME: usize = 24;
/// The most characters of a line of chat.
pub const CHAT: usize = 300;
/// The fewest characters of a password.
pub const PASSWORD_LEAST: usize = 8;
/// The most characters of a password.
pub const PASSWORD_MOST: usize = 200;
/// The shortest turn clock, in seconds.
pub const CLOCK_LEAST: u32 = 10;
/// The longest turn clock, in seconds: two weeks.
pub const CLOCK_MOST: u32 = 14 * 24 * 60 * 60;
/// How many messages a socket may send at once.
pub const SENDS_AT_ONCE: u32 = 400;
/// How many messages a socket may send per minute in the long run.
pub const SENDS_PER_MINUTE: u32 = 30_000;
/// How many messages of a socket are refused as too many before it is closed.
pub const REFUSALS_AT_ONCE: u32 = 200;
/// By how many that count goes down per minute.
pub const REFUSALS_PER_MINUTE: u32 = 60;
/// How many lines of chat a person may write at once.
pub const LINES_AT_ONCE: u32 = 6;
/// How many lines of chat a person may write per minute in the long run.
pub const LINES_PER_MINUTE: u32 = 30;
/// How many lines of chat somebody who comes to a table is shown.
pub const LINES_SHOWN: u32 = 50;
/// The most tables in a list.
pub const LISTED: u32 = 100;
/// The most bytes of a ruleset.
pub const RULES: usize = 2_000;
/// How many messages may be queued for a client before it counts as too slow.
pub const WAITING: usize = 512;
