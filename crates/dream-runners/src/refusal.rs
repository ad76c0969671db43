//! Why an action is refused: which rule, and what it is about.

use crate::{SegmentId, Spot};

lucid_tabletop::refusals! {
    /// Why an action is refused.
    ///
    /// The sentences that a player reads are in the `texts` crate, by key.
    pub enum Refusal {
        /// The game is over.
        GameOver => "R19", "game-over";
        /// There is no such seat in this game.
        NotAtTable => "B6", "not-at-table";
        /// Tiles, segments or chests are being turned over.
        NotYet => "R18", "not-yet";
        /// Who has woken up is out of the game.
        Awake => "R9", "awake";
        /// Segments are laid while a dream is created.
        OnlyComposing => "R1", "only-composing";
        /// Converging dreams are shared before anyone resolves.
        OnlySharing => "R15", "only-sharing";
        /// Effects are resolved after the dream was created.
        OnlyResolving => "R5", "only-resolving";
        /// Coins are spent in the improvements.
        OnlyImproving => "R17", "only-improving";

        /// A locked composition stays as it is.
        Locked => "R2", "locked";
        /// The pack has no such segment.
        NoSuchSegment => "B2", "no-such-segment";
        /// The segment belongs to somebody else, or nobody.
        NotYours(segment: SegmentId) => "R1", "not-yours";
        /// Turned like that it looks the same as turned less.
        SameTurn(segment: SegmentId) => "B3", "same-turn";
        /// The segment would leave the board.
        OffBoard(segment: SegmentId) => "R1", "off-board";
        /// The segment would cover no cell of the dream.
        CoversNothing(segment: SegmentId) => "R1", "covers-nothing";
        /// The segment would lie on another one.
        Overlaps(segment: SegmentId) => "B3", "overlaps";
        /// The segment lies there already.
        LiesThere(segment: SegmentId) => "R1", "lies-there";
        /// The segment does not lie on the board.
        NotLaid(segment: SegmentId) => "R1", "not-laid";
        /// Nothing lies on the board.
        NothingLaid => "R1", "nothing-laid";

        /// Another player takes now.
        NotYourTake => "R15", "not-your-take";
        /// That does not lie on the converging cell any more.
        NotThere => "R15", "not-there";

        /// The composition is resolved.
        Resolved => "R5", "resolved";
        /// A colour has to be chosen first.
        ChooseColour => "R10", "choose-colour";
        /// A segment has to be given to the bat first.
        ChooseSegment => "R12", "choose-segment";
        /// No wild fragment waits for a colour.
        NoWild => "R10", "no-wild";
        /// No bat waits for a segment.
        NoBat => "R12", "no-bat";
        /// A bat takes only what was not played.
        NotUnplayed(segment: SegmentId) => "R12", "not-unplayed";
        /// An effect that has begun is finished first.
        BlockRuns => "R5", "block-runs";
        /// The effect is done, or has nothing to do.
        BlockDone => "R5", "block-done";
        /// No effect with several cells has begun.
        NoBlock => "R5", "no-block";
        /// The cell has nothing to do with the effect, or is done.
        NotThisCell(spot: Spot) => "R5", "not-this-cell";

        /// Others buy first.
        WaitToBuy => "R17", "wait-to-buy";
        /// The turn to buy a segment is over.
        NotYourBuy => "R17", "not-your-buy";
        /// The player is ready for the next round.
        Ready => "R18", "ready";
        /// The segment is not on offer.
        NotOffered(segment: SegmentId) => "R17", "not-offered";
        /// A segment costs 4 coins.
        SegmentTooDear => "R17", "segment-too-dear";
        /// A point of serenity costs 3 coins.
        SerenityTooDear => "R17", "serenity-too-dear";
        /// Serenity is at the top.
        AtTheTop => "R17", "at-the-top";
    }

    /// What a refusal is about.
    ///
    /// ```
    /// # use lucid_dream_runners::{DreamRunners, Rules};
    /// # let content = lucid_packs::dream_runners().content.clone();
    /// # let game = DreamRunners::new(Rules::default(), content).unwrap();
    /// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
    /// # let mut state = game.start();
    /// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
    /// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
    ///
    /// use lucid_dream_runners::{Action, Refusal};
    ///
    /// let own = game.content().set_of(Seat::new(0)).next().unwrap();
    /// let refusal = game.check(&state, Seat::new(0), Action::Lift(own)).unwrap_err();
    /// assert_eq!(refusal, Refusal::NotLaid(own));
    /// assert_eq!((refusal.rule(), refusal.key()), ("R1", "not-laid"));
    /// ```
    pub enum Subject {
        /// A segment.
        Segment(SegmentId),
        /// A cell of the dream.
        Spot(Spot),
    }
}
