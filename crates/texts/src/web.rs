//! The browser client: its pages.

use tabletop::Seat;

use crate::Texts;
use crate::bundle::Args;

/// The phrases, each with the id of its message.
macro_rules! phrases {
    ($($phrase:ident = $id:literal,)+) => {
        /// What a page says without regard to any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the messages say what they say")]
        pub enum Phrase {
            $($phrase,)+
        }

        impl Phrase {
            /// All phrases.
            pub const ALL: &'static [Phrase] = &[$(Phrase::$phrase,)+];

            const fn id(self) -> &'static str {
                match self {
                    $(Phrase::$phrase => $id,)+
                }
            }
        }
    };
}

phrases! {
    // Everywhere.
    Skip = "web-skip",
    Home = "web-home",
    Back = "web-back",
    Close = "web-close",
    GoOn = "web-go-on",
    Settings = "web-settings",
    Language = "web-language",
    Theme = "web-theme",
    ThemeSystem = "web-theme-system",
    ThemeNight = "web-theme-night",
    ThemeDay = "web-theme-day",
    UpdateReady = "web-update-ready",
    UpdateNow = "web-update-now",
    Later = "web-later",
    StorageFull = "web-storage-full",
    NotFoundTitle = "web-not-found-title",
    NotFound = "web-not-found",
    NoTableTitle = "web-no-table-title",
    NoTable = "web-no-table",
    BrokenTableTitle = "web-broken-table-title",
    BrokenTable = "web-broken-table",
    CrashTitle = "web-crash-title",
    Crash = "web-crash",
    CrashAgain = "web-crash-again",
    Guest = "web-guest",
    Arriving = "web-arriving",
    NotArrivedTitle = "web-not-arrived-title",
    NotArrived = "web-not-arrived",
    TryAgain = "web-try-again",
    SoonTitle = "web-soon-title",
    Soon = "web-soon",
    // Home.
    Tagline = "web-tagline",
    PlayNow = "web-play-now",
    NewGame = "web-new-game",
    Continue = "web-continue",
    ContinueEmpty = "web-continue-empty",
    YourTurnTag = "web-your-turn-tag",
    OverTag = "web-over-tag",
    DeleteGame = "web-delete-game",
    Games = "web-games",
    AboutDreamscape = "web-about-dreamscape",
    AboutRunners = "web-about-runners",
    RunnersSoon = "web-runners-soon",
    FactPlayersScape = "web-fact-players-scape",
    FactPlayersRunners = "web-fact-players-runners",
    FactTimeScape = "web-fact-time-scape",
    FactTimeRunners = "web-fact-time-runners",
    FactEditions = "web-fact-editions",
    FactRealTime = "web-fact-real-time",
    WayBots = "web-way-bots",
    WayLonely = "web-way-lonely",
    WayHere = "web-way-here",
    Learn = "web-learn",
    AboutLearn = "web-about-learn",
    Replays = "web-replays",
    AboutReplays = "web-about-replays",
    Packs = "web-packs",
    AboutPacks = "web-about-packs",
    Companion = "web-companion",
    AboutCompanion = "web-about-companion",
    AboutSettings = "web-about-settings",
    WelcomeTitle = "web-welcome-title",
    WelcomeTravel = "web-welcome-travel",
    WelcomeCreate = "web-welcome-create",
    WelcomeComplete = "web-welcome-complete",
    WelcomeHelp = "web-welcome-help",
    // New game.
    Game = "web-game",
    Edition = "web-edition",
    House = "web-house",
    SameAsSylex = "web-same-as-sylex",
    RuleColumn = "web-rule-column",
    Alone = "web-alone",
    Together = "web-together",
    Opponents = "web-opponents",
    Difficulty = "web-difficulty",
    OwnLine = "web-own-line",
    OwnLineAbout = "web-own-line-about",
    Seats = "web-seats",
    PersonHere = "web-person-here",
    Bot = "web-bot",
    Nobody = "web-nobody",
    YourName = "web-your-name",
    LevelRandom = "web-level-random",
    LevelRandomAbout = "web-level-random-about",
    LevelGreedy = "web-level-greedy",
    LevelGreedyAbout = "web-level-greedy-about",
    HouseAbout = "web-house-about",
    HouseReset = "web-house-reset",
    HouseResetAll = "web-house-reset-all",
    HouseChanged = "web-house-changed",
    PartBox = "web-part-box",
    PartTravel = "web-part-travel",
    PartCreation = "web-part-creation",
    PartNightmare = "web-part-nightmare",
    PartNightmareAbout = "web-part-nightmare-about",
    PacksMore = "web-packs-more",
    Pack = "web-pack",
    PackBuiltIn = "web-pack-built-in",
    Begin = "web-begin",
    NeedTwo = "web-need-two",
    NeedPerson = "web-need-person",
    // Table.
    You = "web-you",
    Dreamworld = "web-dreamworld",
    YourDreamscape = "web-your-dreamscape",
    Journal = "web-journal",
    JournalEmpty = "web-journal-empty",
    Choices = "web-choices",
    Undo = "web-undo",
    WhyNot = "web-why-not",
    AllChoices = "web-all-choices",
    Thinking = "web-thinking",
    Initiative = "web-initiative",
    TableMenu = "web-table-menu",
    DownloadRecord = "web-download-record",
    Keys = "web-keys",
    KeysAbout = "web-keys-about",
    HandOverAbout = "web-hand-over-about",
    HandOverReady = "web-hand-over-ready",
    SeatTurnAbout = "web-seat-turn-about",
    WatchBots = "web-watch-bots",
    ConfirmEnd = "web-confirm-end",
    // End of a game.
    EndTitle = "web-end-title",
    Scores = "web-scores",
    SourceCards = "web-source-cards",
    SourceGround = "web-source-ground",
    SourceTrees = "web-source-trees",
    SourcePurposes = "web-source-purposes",
    SourceLosses = "web-source-losses",
    Again = "web-again",
    LookAtTable = "web-look-at-table",
    // Settings.
    Motion = "web-motion",
    MotionSystem = "web-motion-system",
    MotionCalm = "web-motion-calm",
    Pace = "web-pace",
    PaceSlow = "web-pace-slow",
    PaceNormal = "web-pace-normal",
    PaceQuick = "web-pace-quick",
    PaceInstant = "web-pace-instant",
    NameAbout = "web-name-about",
    Offline = "web-offline",
    // Replays (web-replay.ftl).

    // Lessons and the rules browser (web-learn.ftl).

    // Packs (web-pack-pages.ftl).

    // The companion (web-companion-page.ftl).

    // The table of Dream Runners (web-runners-table.ftl).
    LevelNovice = "web-level-novice",
    LevelNoviceAbout = "web-level-novice-about",
    LevelSkilled = "web-level-skilled",
    LevelSkilledAbout = "web-level-skilled-about",
    LevelSolver = "web-level-solver",
    LevelSolverAbout = "web-level-solver-about",
    LevelRunnerRandomAbout = "web-level-runner-random-about",
    SandTimer = "web-sand-timer",
    SandTimerAbout = "web-sand-timer-about",
    SandNone = "web-sand-none",
    Tiles = "web-tiles",
    TilesBeginners = "web-tiles-beginners",
    TilesAll = "web-tiles-all",
    TilesAbout = "web-tiles-about",
}

impl Texts {
    /// A phrase of a page.
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.plain(phrase.id())
    }

    /// `Cycle 3`
    pub fn cycle(&self, cycle: u8) -> String {
        self.say("web-cycle", &Args::new().with("cycle", cycle))
    }

    /// `of 6`
    pub fn of_cycles(&self, cycles: u8) -> String {
        self.say("web-of-cycles", &Args::new().with("cycles", cycles))
    }

    /// `cycle 3 of 6`
    pub fn at_cycle(&self, cycle: u8, cycles: u8) -> String {
        let args = Args::new().with("cycle", cycle).with("cycles", cycles);
        self.say("web-at-cycle", &args)
    }

    /// `37 points`
    pub fn points(&self, points: i32) -> String {
        self.say("web-points", &Args::new().with("points", points))
    }

    /// How many action points, drawn as candles, are left.
    pub fn points_left(&self, points: u8) -> String {
        self.say("web-points-left", &Args::new().with("points", points))
    }

    /// In how many things an edition differs from the first printed one.
    pub fn differs(&self, edition: String, count: usize) -> String {
        let args = Args::new().with("edition", edition).with("count", count);
        self.say("web-differs", &args)
    }

    /// The title of the screen that hides what only a player may see.
    pub fn hand_over(&self, player: &str) -> String {
        self.of_player("web-hand-over", player)
    }

    /// Whose turn of which phase it is.
    pub fn turn_of(&self, player: &str, phase: String) -> String {
        let args = Args::new().with("player", player.to_owned());
        self.say("web-turn-of", &args.with("phase", phase))
    }

    /// Whom everybody waits for.
    pub fn waits_for(&self, player: &str) -> String {
        self.of_player("web-waits-for", player)
    }

    /// Who has won.
    pub fn winner(&self, winners: &[String]) -> String {
        let args = Args::new().with("count", winners.len());
        self.say("web-winner", &args.with("winners", self.list(winners)))
    }

    /// That the rival of a solo game has won.
    pub fn rival_wins(&self) -> String {
        self.plain("web-rival-wins")
    }

    /// A bot's name, where it must not be taken for a person's.
    pub fn bot_name(&self, name: &str) -> String {
        let args = Args::new().with("name", name.to_owned());
        self.say("web-bot-name", &args)
    }

    /// A game by those who play it.
    pub fn game_of(&self, names: &[String]) -> String {
        let args = Args::new().with("names", self.list(names));
        self.say("web-game-of", &args)
    }

    /// A solo game by how hard it is.
    pub fn solo_of(&self, profile: String) -> String {
        self.say("web-solo-of", &Args::new().with("profile", profile))
    }

    /// `Rule K1`
    pub fn rule_named(&self, rule: &str) -> String {
        self.say("web-rule", &Args::new().with("rule", rule.to_owned()))
    }

    /// `Seat 2`
    pub fn seat_number(&self, seat: Seat) -> String {
        self.say("web-seat", &Args::new().with("number", seat.index() + 1))
    }

    /// A game before it begins, in a few words.
    pub fn setup_line(
        &self,
        people: usize,
        bots: usize,
        nightmare: bool,
        simultaneous: bool,
    ) -> String {
        let mut parts = vec![self.say("web-setup-bots", &Args::new().with("bots", bots))];
        if people > 1 {
            parts.push(self.say("web-setup-people", &Args::new().with("people", people)));
        }
        if nightmare {
            parts.push(self.plain("web-nightmares"));
        }
        if simultaneous {
            parts.push(self.plain("web-simultaneous"));
        }
        parts.join(", ")
    }

    /// Names one after the other: `Ada, Bruno and Noor`.
    pub fn list(&self, names: &[String]) -> String {
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let args = Args::new().with("seats", rest.join(", "));
                self.say("seats-and", &args.with("last", last.clone()))
            }
            _ => names.concat(),
        }
    }

    fn of_player(&self, id: &str, player: &str) -> String {
        self.say(id, &Args::new().with("player", player.to_owned()))
    }
}
