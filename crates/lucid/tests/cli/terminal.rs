//! A program in a pseudo-terminal, with somebody who types and reads.

#![allow(
    dead_code,
    missing_docs,
    missing_debug_implementations,
    unreachable_pub,
    reason = "only tests use this, and each of them a part"
)]

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// Longer than anything takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Terminal {
    program: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    /// What has been printed since the last expectation, without escape codes.
    unread: String,
    /// Bytes of a character or an escape code that is not complete.
    rest: Vec<u8>,
    /// Held open, so that the program's last words outlast it: a terminal that
    /// everybody has left need not give them out any more.
    _other_end: File,
}

impl Terminal {
    /// Starts a program in a terminal of 100 columns.
    pub fn start(command: Command) -> Terminal {
        Terminal::with_columns(command, 100)
    }

    /// All that a program prints on a terminal with so many columns.
    pub fn printed(command: &Command, columns: u16) -> String {
        // The last line says that nothing more will come.
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "\"$@\"; echo '[the end]'", "sh"])
            .arg(command.get_program())
            .args(command.get_args())
            .current_dir(command.get_current_dir().expect("a folder of its own"));
        for (name, value) in command.get_envs() {
            shell.env(name, value.unwrap_or_default());
        }
        let mut terminal = Terminal::with_columns(shell, columns);
        let printed = terminal.until("[the end]");
        assert!(terminal.ended());
        printed.replace('\r', "")
    }

    fn with_columns(mut command: Command, columns: u16) -> Terminal {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY;
        let master = openpt(flags).expect("a pseudo-terminal");
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let size = Winsize {
            ws_row: 40,
            ws_col: columns,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&master, size).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let other_end = OpenOptions::new()
            .read(true)
            .write(true)
            .open(name.to_str().unwrap())
            .unwrap();
        let end = || Stdio::from(other_end.try_clone().unwrap());
        let program = command
            .env("TERM", "xterm")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let keyboard = File::from(master);
        let mut screen = keyboard.try_clone().unwrap();
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The read fails when nobody holds the other end.
            loop {
                match screen.read(&mut bytes) {
                    Ok(count @ 1..) if sender.send(bytes[..count].to_vec()).is_ok() => {}
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    _ => return,
                }
            }
        });
        Terminal {
            program,
            keyboard,
            screen: receiver,
            unread: String::new(),
            rest: Vec::new(),
            _other_end: other_end,
        }
    }

    /// Types a line.
    pub fn say(&mut self, line: &str) {
        self.type_keys(&format!("{line}\r"));
    }

    pub fn type_keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Reads until a text appears, and forgets everything up to its end.
    #[track_caller]
    pub fn expect(&mut self, text: &str) {
        self.until(text);
    }

    /// Reads until a text appears; what stands before it.
    #[track_caller]
    fn until(&mut self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(at) = self.unread.find(text) {
                let rest = self.unread.split_off(at + text.len());
                let mut read = std::mem::replace(&mut self.unread, rest);
                read.truncate(at);
                return read;
            }
            let left = until.saturating_duration_since(Instant::now());
            match self.screen.recv_timeout(left) {
                Ok(bytes) => self.read(&bytes),
                Err(_) => panic!(
                    "{text:?} never appears in:\n{}\nthe program: {:?}",
                    self.unread,
                    self.program.try_wait()
                ),
            }
        }
    }

    /// Ends the program as a power cut would.
    pub fn kill(mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
    }

    /// Leaves with Ctrl-D, which counts only once the program waits for keys.
    #[track_caller]
    pub fn leave(&mut self) {
        self.expect("> ");
        self.type_keys("\u{4}");
    }

    /// Whether the program ends by itself, and well.
    pub fn ended(mut self) -> bool {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if let Some(status) = self.program.try_wait().unwrap() {
                return status.success();
            }
            thread::sleep(Duration::from_millis(5));
        }
        self.program.kill().unwrap();
        panic!("the program does not end:\n{}", self.unread);
    }

    /// Takes in what was printed, without its escape codes (`ESC [ … letter`).
    fn read(&mut self, bytes: &[u8]) {
        self.rest.extend(bytes);
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let tail = self.rest.split_off(whole);
        let text = String::from_utf8(std::mem::take(&mut self.rest)).unwrap();
        let mut text = text.as_str();
        while let Some(escape) = text.find('\u{1b}') {
            self.unread.push_str(&text[..escape]);
            text = &text[escape..];
            let Some(end) = text.find(|c: char| c.is_ascii_alphabetic()) else {
                // The code goes on in what is yet to come.
                self.rest = text.as_bytes().to_vec();
                text = "";
                break;
            };
            text = &text[end + 1..];
        }
        self.unread.push_str(text);
        self.rest.extend(tail);
    }
}
