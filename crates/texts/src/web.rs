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
    NoPackTitle = "web-no-pack-title",
    NoPack = "web-no-pack",
    CrashTitle = "web-crash-title",
    Crash = "web-crash",
    CrashAgain = "web-crash-again",
    Guest = "web-guest",
    Arriving = "web-arriving",
    NotArrivedTitle = "web-not-arrived-title",
    NotArrived = "web-not-arrived",
    TryAgain = "web-try-again",
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
    Pack = "web-pack",
    PackBuiltIn = "web-pack-built-in",
    PackTooSmall = "web-pack-too-small",
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
    // Table (web-table.ftl).
    StoryTitle = "story-title",
    StoryPause = "story-pause",
    StoryPlay = "story-play",
    StoryNext = "story-next",
    StorySkip = "story-skip",
    StoryAgain = "story-again",
    LeadCompletion = "lead-completion",
    LeadTheft = "lead-theft",
    LeadHaunting = "lead-haunting",
    LeadLink = "lead-link",
    LeadFirstCard = "lead-first-card",
    LeadLayShard = "lead-lay-shard",
    LeadTakeBack = "lead-take-back",
    LeadShift = "lead-shift",
    LeadLocation = "lead-location",
    LeadWhichCard = "lead-which-card",
    LeadWhichShard = "lead-which-shard",
    LeadDeck = "lead-deck",
    LeadKeep = "lead-keep",
    LeadCancel = "lead-cancel",
    LeadNoCancel = "lead-no-cancel",
    LossStay = "loss-stay",
    LossEndAnyway = "loss-end-anyway",
    LossSetting = "loss-setting",
    LossAsk = "loss-ask",
    LossGo = "loss-go",
    WayTrail = "way-trail",
    KeysTitle = "keys-title",
    KeysChoose = "keys-choose",
    KeysUndo = "keys-undo",
    KeysEnd = "keys-end",
    KeysCancel = "keys-cancel",
    KeysArrows = "keys-arrows",
    KeysTab = "keys-tab",
    KeysEnter = "keys-enter",
    KeysEscape = "keys-escape",
    KeysNext = "keys-next",
    KeysAgain = "keys-again",
    KeysView = "keys-view",
    KeysHelp = "keys-help",
    OtherTab = "other-tab",
    OtherTabLoad = "other-tab-load",
    BrokenDownload = "broken-download",
    BrokenDelete = "broken-delete",
    // End of a game.
    EndTitle = "web-end-title",
    Scores = "web-scores",
    SourceCards = "web-source-cards",
    SourceTrees = "web-source-trees",
    SourcePurposes = "web-source-purposes",
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
    ReplayOpenTitle = "web-replay-open-title",
    ReplayOpenAbout = "web-replay-open-about",
    ReplayChoose = "web-replay-choose",
    ReplayDropHere = "web-replay-drop-here",
    ReplayYours = "web-replay-yours",
    ReplayNone = "web-replay-none",
    ReplayRunningTag = "web-replay-running-tag",
    ReplayProblemTitle = "web-replay-problem-title",
    ReplayOtherFile = "web-replay-other-file",
    ReplayGetAgain = "web-replay-get-again",
    ReplayOriginal = "web-replay-original",
    ReplayRenew = "web-replay-renew",
    ReplayNeedsPack = "web-replay-needs-pack",
    ReplayBrokenLinkTitle = "web-replay-broken-link-title",
    ReplayBrokenLink = "web-replay-broken-link",
    ReplayFileToo = "web-replay-file-too",
    ReplayFileTooAbout = "web-replay-file-too-about",
    ReplayGoneTitle = "web-replay-gone-title",
    ReplayGone = "web-replay-gone",
    ReplayAllRecords = "web-replay-all-records",
    ReplayStart = "web-replay-start",
    ReplayControls = "web-replay-controls",
    ReplayToStart = "web-replay-to-start",
    ReplayToEnd = "web-replay-to-end",
    ReplayStepBack = "web-replay-step-back",
    ReplayStepOn = "web-replay-step-on",
    ReplayTurnBack = "web-replay-turn-back",
    ReplayTurnOn = "web-replay-turn-on",
    ReplayPlay = "web-replay-play",
    ReplayPause = "web-replay-pause",
    ReplaySpeed = "web-replay-speed",
    ReplaySlider = "web-replay-slider",
    ReplaySeenBy = "web-replay-seen-by",
    ReplayAll = "web-replay-all",
    ReplayOnlooker = "web-replay-onlooker",
    ReplayLink = "web-replay-link",
    ReplayCopy = "web-replay-copy",
    ReplayCopied = "web-replay-copied",
    ReplayCopyFailed = "web-replay-copy-failed",
    ReplayLinkAbout = "web-replay-link-about",
    ReplayLinkLong = "web-replay-link-long",
    ReplayKeysStep = "web-replay-keys-step",
    ReplayKeysTurn = "web-replay-keys-turn",
    ReplayKeysPlay = "web-replay-keys-play",
    ReplayKeysEnds = "web-replay-keys-ends",
    ReplayKeySpace = "web-replay-key-space",
    ReplayKeyShift = "web-replay-key-shift",
    ReplayKeyHome = "web-replay-key-home",
    ReplayKeyEnd = "web-replay-key-end",
    ReplayTooLong = "web-replay-too-long",
    ReplayNotChecked = "web-replay-not-checked",
    ReplayBoards = "web-replay-boards",
    // The end of a game (web-end.ftl).
    EndSources = "web-end-sources",
    EndScapes = "web-end-scapes",
    EndAgainAbout = "web-end-again-about",
    ReplayIt = "web-end-replay",
    PointsByRound = "web-end-points-by-round",
    CountColumn = "web-end-count-column",
    SourceWater = "web-end-source-water",
    SourceMountains = "web-end-source-mountains",
    SourceRed = "web-end-source-red",
    SourceUnfinished = "web-end-source-unfinished",
    HisBlue = "web-end-his-blue",
    HisRedWorld = "web-end-his-red-world",
    HisRedStock = "web-end-his-red-stock",

    // Lessons and the rules browser (web-learn.ftl).
    LearnAbout = "web-learn-about",
    LearnFirst = "web-learn-first",
    LearnFirstAbout = "web-learn-first-about",
    LearnBegin = "web-learn-begin",
    LearnNext = "web-learn-next",
    LearnAllDone = "web-learn-all-done",
    LearnForget = "web-learn-forget",
    LearnLessons = "web-learn-lessons",
    ChapterDreamscape = "web-chapter-dreamscape",
    ChapterNightmares = "web-chapter-nightmares",
    ChapterRunners = "web-chapter-runners",
    LessonGoal = "web-lesson-goal",
    LessonHint = "web-lesson-hint",
    LessonDone = "web-lesson-done",
    LessonAgain = "web-lesson-again",
    LessonShow = "web-lesson-show",
    LessonShowing = "web-lesson-showing",
    LessonShown = "web-lesson-shown",
    LessonTry = "web-lesson-try",
    LessonNext = "web-lesson-next",
    LessonNextLesson = "web-lesson-next-lesson",
    LessonComplete = "web-lesson-complete",
    LessonRules = "web-lesson-rules",
    LessonTick = "web-lesson-tick",
    LessonMissingTitle = "web-lesson-missing-title",
    LessonMissing = "web-lesson-missing",
    RulesTitle = "web-rules-title",
    RulesAbout = "web-rules-about",
    RulesSearch = "web-rules-search",
    RulesNone = "web-rules-none",
    RulesAll = "web-rules-all",
    RulesDifferent = "web-rules-different",
    RulesCompared = "web-rules-compared",
    RulesLessons = "web-rules-lessons",
    RulesMissing = "web-rules-missing",

    // Packs (web-pack-pages.ftl).
    PacksIntro = "web-packs-intro",
    PacksShelf = "web-packs-shelf",
    PacksBuiltIn = "web-packs-built-in",
    PacksKept = "web-packs-kept",
    PacksLoaded = "web-packs-loaded",
    PacksLoad = "web-packs-load",
    PacksDrop = "web-packs-drop",
    PacksTemplateScape = "web-packs-template-scape",
    PacksTemplateRunners = "web-packs-template-runners",
    PacksLevel = "web-packs-level",
    PacksPower = "web-packs-power",
    PacksAll = "web-packs-all",
    PacksNone = "web-packs-none",
    PacksAllCards = "web-packs-all-cards",
    PacksStructure = "web-packs-structure",
    PacksTree = "web-packs-tree",
    PacksDreamer = "web-packs-dreamer",
    PacksInBox = "web-packs-in-box",
    PacksPrevious = "web-packs-previous",
    PacksNext = "web-packs-next",
    PacksClose = "web-packs-close",
    PacksKeep = "web-packs-keep",
    PacksKeepAbout = "web-packs-keep-about",
    PacksForget = "web-packs-forget",
    PacksForgetAbout = "web-packs-forget-about",
    PacksAdvice = "web-packs-advice",
    PacksProblems = "web-packs-problems",
    PacksProblemList = "web-packs-problem-list",
    PacksInEnglish = "web-packs-in-english",
    PacksMend = "web-packs-mend",
    PacksLeftOut = "web-packs-left-out",

    // The companion (web-companion-page.ftl).
    CompanionIntro = "web-companion-intro",
    CompanionKeptGames = "web-companion-kept-games",
    CompanionKeptHere = "web-companion-kept-here",
    CompanionNew = "web-companion-new",
    CompanionPurposes = "web-companion-purposes",
    CompanionOpenFile = "web-companion-open-file",
    CompanionSaveFile = "web-companion-save-file",
    CompanionBroken = "web-companion-broken",
    CompanionGames = "web-companion-games",
    CompanionChanged = "web-companion-changed",
    CompanionReopen = "web-companion-reopen",
    CompanionMap = "web-companion-map",
    CompanionSleeper = "web-companion-sleeper-is",
    CompanionAsked = "web-companion-asked",
    CompanionAskedSign = "web-companion-asked-sign",
    CompanionKnows = "web-companion-knows",
    CompanionTold = "web-companion-told",
    CompanionAsBefore = "web-companion-as-before",
    CompanionRestSame = "web-companion-rest-same",
    CompanionGoTravel = "web-companion-go-travel",
    CompanionGoCreate = "web-companion-go-create",
    CompanionGoEnd = "web-companion-go-end",
    CompanionLast = "web-companion-last",
    CompanionAgain = "web-companion-again",
    CompanionNoDeed = "web-companion-no-deed",
    CompanionCorrect = "web-companion-correct",
    CompanionCorrectAbout = "web-companion-correct-about",
    CompanionTakenBack = "web-companion-taken-back",
    CompanionTakes = "web-companion-takes",
    CompanionWentOn = "web-companion-went-on",
    CompanionEmpty = "web-companion-empty",
    CompanionTopicHarvest = "web-companion-topic-harvest",
    CompanionTopicLinks = "web-companion-topic-links",
    CompanionTopicDream = "web-companion-topic-dream",
    CompanionTopicTrees = "web-companion-topic-trees",
    CompanionTopicCards = "web-companion-topic-cards",
    CompanionTopicSleeper = "web-companion-topic-sleeper",
    CompanionTopicSeed = "web-companion-topic-seed",
    CompanionTopicPoints = "web-companion-topic-points",
    CompanionTopicStock = "web-companion-topic-stock",
    CompanionTopicHisTrees = "web-companion-topic-his-trees",
    CompanionTopicHisPoints = "web-companion-topic-his-points",
    CompanionTopicPlace = "web-companion-topic-place",
    CompanionTopicReserve = "web-companion-topic-reserve",
    CompanionTopicCycle = "web-companion-topic-cycle",
    CompanionTopicPays = "web-companion-topic-pays",
    CompanionHintRow = "web-companion-hint-row",
    CompanionHintHarvest = "web-companion-hint-harvest",
    CompanionHintLinks = "web-companion-hint-links",
    CompanionHintDream = "web-companion-hint-dream",
    CompanionHintTrees = "web-companion-hint-trees",
    CompanionHintCards = "web-companion-hint-cards",
    CompanionHintPlace = "web-companion-hint-place",
    CompanionHintSeed = "web-companion-hint-seed",
    CompanionHintStock = "web-companion-hint-stock",
    CompanionHintNumber = "web-companion-hint-number",
    CompanionNothingPut = "web-companion-nothing-put",

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
    FateBat = "web-fate-bat",
    FateOpens = "web-fate-opens",
    FateShared = "web-fate-shared",
    FateSafe = "web-fate-safe",
    SegmentBack = "web-segment-back",
    ChooseSegmentFirst = "web-choose-segment-first",
    Segments = "web-segments",
    TurnSegment = "web-turn-segment",
    TakeBack = "web-take-back",
    ClearBoard = "web-clear-board",
    Lock = "web-lock",
    LockAbout = "web-lock-about",
    LockEmpty = "web-lock-empty",
    SecondsLeft = "web-seconds-left-label",
    NoSand = "web-no-sand",
    SandWaits = "web-sand-waits",
    SkipStory = "web-skip-story",
    Story = "web-story",
    StoryRuns = "web-story-runs",
    IfLocked = "web-if-locked",
    Missed = "web-missed",
    Serenity = "web-serenity",
    WouldWake = "web-would-wake",
    SerenityTrack = "web-serenity-track",
    SerenityTrackAbout = "web-serenity-track-about",
    StarTrack = "web-star-track",
    StarTrackAbout = "web-star-track-about",
    TheOthers = "web-the-others",
    StateComposing = "web-state-composing",
    StateLocked = "web-state-locked",
    StateFirst = "web-state-first",
    StateFirstDreamer = "web-state-first-dreamer",
    StateAsleep = "web-state-asleep",
    StateAwake = "web-state-awake",
    BoardHidden = "web-board-hidden",
    Shop = "web-shop",
    ShopOpen = "web-shop-open",
    ShopLater = "web-shop-later",
    NoExtra = "web-no-extra",
    ChestsOfRound = "web-chests-of-round",
    NoChests = "web-no-chests",
    ChestClosed = "web-chest-closed",
    PromptShare = "web-prompt-share",
    PromptWild = "web-prompt-wild",
    PromptBat = "web-prompt-bat",
    PromptCell = "web-prompt-cell",
    PromptResolve = "web-prompt-resolve",
    PromptImprove = "web-prompt-improve",
    AllAwake = "web-all-awake",
    CoinsLeft = "web-coins-left",
    ShowDream = "web-show-dream",
    ReadyTitle = "web-ready-title",
    PausedTitle = "web-paused-title",
    PausedAbout = "web-paused-about",
    CourseOfGame = "web-course-of-game",
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

    /// Which step of a lesson is shown.
    pub fn lesson_step(&self, number: usize, count: usize) -> String {
        let args = Args::new().with("number", number).with("count", count);
        self.say("web-lesson-step", &args)
    }

    /// How many steps of a lesson are done.
    pub fn lesson_steps(&self, done: usize, count: usize) -> String {
        let args = Args::new().with("done", done).with("count", count);
        self.say("web-lesson-steps", &args)
    }

    /// How many rules were found.
    pub fn rules_found(&self, count: usize) -> String {
        self.say("web-rules-found", &Args::new().with("count", count))
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

    /// `24 shards`
    pub fn end_shards(&self, count: usize) -> String {
        self.say("web-end-shards", &Args::new().with("count", count))
    }

    /// `step 61 of 143`
    pub fn replay_step(&self, step: usize, steps: usize) -> String {
        let args = Args::new().with("step", step).with("steps", steps);
        self.say("web-replay-step", &args)
    }

    /// `Round 3`, of a game whose rounds are not cycles.
    pub fn replay_round(&self, round: u8) -> String {
        self.say("web-replay-round", &Args::new().with("round", round))
    }

    /// A turn in its round: `Cycle 4, Noor: Creation`.
    pub fn replay_in(&self, round: String, turn: String) -> String {
        let args = Args::new().with("round", round).with("turn", turn);
        self.say("web-replay-in", &args)
    }

    /// That so many draws of chance agree with the seed.
    pub fn replay_verified(&self, dealt: u64) -> String {
        self.say("web-replay-verified", &Args::new().with("dealt", dealt))
    }

    /// That no game of this name is known.
    pub fn replay_other_game(&self, game: &str) -> String {
        let args = Args::new().with("game", game.to_owned());
        self.say("web-replay-other-game", &args)
    }

    /// That a version of the rules is not known: it is still to come, or never was.
    pub fn replay_version(&self, version: u16, newer: bool) -> String {
        let id = match newer {
            true => "web-replay-newer",
            false => "web-replay-no-version",
        };
        self.say(id, &Args::new().with("version", version))
    }

    /// That a record needs a pack which is not here.
    pub fn replay_no_pack(&self, pack: &str) -> String {
        let args = Args::new().with("pack", pack.to_owned());
        self.say("web-replay-no-pack", &args)
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
