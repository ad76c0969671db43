//! How much is taken from one client. The client knows them too, so that it never runs into them.

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
/// From how many seconds on a turn clock means a game by correspondence.
pub const CORRESPONDENCE: u32 = 60 * 60;
