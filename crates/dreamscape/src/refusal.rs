//! Why an action is refused: which rule, and what it is about.

use crate::{CardId, Colour, Link, Location, Power, Slot};

lucid_tabletop::refusals! {
    /// Why an action is refused.
    ///
    /// The sentences that a player reads are in the `texts` crate, by key.
    pub enum Refusal {
        /// The game is over.
        GameOver => "F4", "game-over";
        /// Another seat acts now.
        NotYourTurn => "M4", "not-your-turn";
        /// This belongs to Travel.
        OnlyInTravel => "T1", "only-in-travel";
        /// This belongs to Creation.
        OnlyInCreation => "K1", "only-in-creation";
        /// Exchanging belongs to Creation.
        ExchangeOnlyInCreation => "K3", "only-in-creation";
        /// Planting belongs to Creation.
        PlantOnlyInCreation => "K5", "only-in-creation";
        /// The Dreamer moves in Creation.
        DreamerOnlyInCreation => "D1", "only-in-creation";
        /// This belongs to the Nightmare phase.
        OnlyInNightmare => "N2", "only-in-nightmare";
        /// A power, a completion or a draw has to be finished first.
        FinishFirst => "P7", "finish-first";
        /// No power, completion or draw asks for this now.
        NothingAsksForThis => "P7", "nothing-asks-for-this";
        /// The Dreamer crosses a tree: only steps are allowed.
        CrossingTree => "D3", "crossing-tree";
        /// The last placement knows no powers and no storing.
        NotInLastPlacement => "F1", "not-in-last-placement";
        /// The grid has no such slot.
        NoSuchSlot => "C4", "no-such-slot";
        /// No such shard in Hands.
        NotInHands(colour: Colour) => "K2", "not-in-hands";

        /// No action point is left.
        NoActionPoint => "T1", "no-action-point";
        /// No shard lies in the location.
        NothingToCollect(location: Location) => "T2", "nothing-to-collect";
        /// Another colour is rightmost.
        NotRightmost(colour: Colour) => "T2", "not-rightmost";
        /// Hands hold two or more of the colour.
        HandsHoldTwo(colour: Colour) => "T2", "hands-hold-two";
        /// No link leads there.
        NotLinked(location: Location) => "T3", "not-linked";
        /// A key movement needs an action point left.
        KeyNeedsPoint(location: Location) => "E5", "key-needs-point";
        /// The free moves of this Travel are used up, and there is no point.
        NoFreeMoveLeft(location: Location) => "T8", "no-free-move-left";
        /// Powers of locations belong to Travel.
        NoLocationPower => "K8", "no-location-power";
        /// The initiative marker is used.
        MarkerUsed => "T5", "marker-used";
        /// Mr Nightmare stands here.
        Haunted(location: Location) => "T5", "haunted";
        /// The power could do nothing.
        PowerIdle(power: Power) => match power {
            Power::Archives => "P1",
            Power::Harvesters => "P2",
            Power::Tower => "P3",
            Power::Golem => "P4",
            Power::Lake => "P5",
            Power::King => "P6",
        }, "power-idle";

        /// Not a card in front of you, nor the top of your pile.
        NotYourCard => "A4", "not-your-card";
        /// No such shard in Hands to put on the card.
        NoShardForCard(colour: Colour) => "T6", "no-shard-for-card";
        /// A shard lies on the card.
        SlotTaken(card: CardId) => "A4", "slot-taken";
        /// The card's power has been used in this cycle.
        CardUsed(card: CardId) => "T6", "card-used";
        /// Red never goes on a card.
        RedOnCard => "T6", "red-on-card";
        /// Dreamworld powers work in Travel only.
        DreamworldPower(power: Power) => "E14", "dreamworld-power";

        /// A red shard has to be put on a link first.
        SeedFirst => "N2", "seed-first";
        /// No such link at the location.
        LinkElsewhere(link: Link) => "N2", "link-elsewhere";
        /// A red shard lies there.
        LinkTaken(link: Link) => "N2", "link-taken";

        /// A red shard has to be put on a link at Mr Nightmare's new location first.
        SeedForHim(location: Location) => "L10", "seed-for-him";
        /// Red is put on links when Mr Nightmare has moved.
        OnlyAfterHisTravel => "L10", "only-after-his-travel";
        /// The link does not lead to Mr Nightmare's new location.
        NotHisLink(link: Link) => "L10", "not-his-link";
        /// A red shard lies there.
        HisLinkTaken(link: Link) => "L10", "link-taken";
        /// Mr Nightmare steals nothing now.
        NothingStolen => "L12", "nothing-stolen";
        /// That card does not hold what Mr Nightmare steals.
        NotStolen(colour: Colour) => "L12", "not-stolen";
        /// Mr Nightmare has to be given a shard first.
        YieldFirst(colour: Colour) => "L12", "yield-first";

        /// The first shard goes on the entry slot.
        FirstOnEntry(slot: Slot) => "K1", "first-on-entry";
        /// An empty slot, but not next to a shard.
        NotNextToShard(slot: Slot) => "K1", "not-next-to-shard";
        /// A tree or the Dreamer is on it.
        Covered(slot: Slot) => "K1", "covered";
        /// A tree or the Dreamer is where a tree should go.
        NoRoomForTree(slot: Slot) => "K5", "covered";
        /// A tree or the Dreamer is where the Golem would put shards.
        NoRoomForGolem(slot: Slot) => "P4", "covered";
        /// Nothing goes on red.
        OnRed(slot: Slot) => "K2", "on-red";
        /// Red goes only on empty slots.
        RedOnStack(slot: Slot) => "K2", "red-on-stack";
        /// The stack can hold no more.
        StackFull(slot: Slot) => "C5", "stack-full";
        /// An exchange needs two of the colour.
        NeedsTwo(colour: Colour) => "K3", "needs-two";
        /// Red is exchanged by threes.
        NeedsThreeRed => "K4", "needs-three-red";
        /// Red is not given for red.
        RedForRed => "K4", "red-for-red";
        /// The bag has none of it.
        NotInBag(colour: Colour) => "K3", "not-in-bag";
        /// The bag has none of it for three red.
        NotInBagForRed(colour: Colour) => "K4", "not-in-bag";
        /// It must be another colour.
        SameColour(colour: Colour) => "E13", "same-colour";
        /// A tree costs a green shard.
        NeedsGreen => "K5", "needs-green";
        /// No tree is left.
        NoTreeLeft => "K5", "no-tree-left";
        /// The last trees are for those before you.
        TreeForOthers => "K9", "tree-for-others";
        /// No shard lies there.
        NoShardThere(slot: Slot) => "K5", "no-shard-there";
        /// Red in Hands has to be placed.
        RedLeft => "K7", "red-left";

        /// The Dreamer is inside.
        DreamerInside => "D1", "dreamer-inside";
        /// The entry slot does not take him.
        EntryBlocked => "D1", "entry-blocked";
        /// The Dreamer is outside.
        DreamerOutside => "D1", "dreamer-outside";
        /// Not a neighbouring slot.
        NotNeighbour(slot: Slot) => "D2", "not-neighbour";
        /// No shard to step on.
        NoGround(slot: Slot) => "D2", "no-ground";
        /// He never goes onto red.
        RedGround(slot: Slot) => "E12", "red-ground";
        /// A step costs a white shard.
        NeedsWhite => "D2", "needs-white";
        /// He could not get off the tree.
        TreeIsDeadEnd(slot: Slot) => "D3", "tree-is-dead-end";
        /// No free step waits.
        NoFreeStep => "D5", "no-free-step";
        /// A free step leads from land to land.
        NotLandToLand(slot: Slot) => "E7", "not-land-to-land";
        /// He has been there on this free way.
        OnTrack(slot: Slot) => "D7", "on-track";

        /// That shard may not leave.
        MayNotLeave(slot: Slot) => "P3", "may-not-leave";
        /// No shard at that height.
        NoSuchShard(slot: Slot) => "P4", "no-such-shard";
        /// Not a neighbouring slot.
        NotAside(slot: Slot) => "P4", "not-aside";
        /// The shard would be alone.
        LeftAlone(slot: Slot) => "E19", "left-alone";
        /// Not one of the drawn shards.
        NotDrawnShard(colour: Colour) => "P2", "not-drawn-shard";
        /// The location can hold no more.
        LocationFull(location: Location) => "C2", "location-full";
        /// Fewer than two shards: no order to change.
        NothingToReorder(location: Location) => "P5", "nothing-to-reorder";
        /// No such shard is left to lay.
        NotLeftToLay(colour: Colour) => "P5", "not-left-to-lay";

        /// The card does not match.
        NoMatch => "A3", "no-match";
        /// Neither of the two shards.
        NotOneOfTwo(colour: Colour) => "A4", "not-one-of-two";
        /// The deck is empty.
        DeckEmpty => "A5", "deck-empty";
        /// The King's deck must be chosen.
        MustDraw => "P6", "must-draw";
        /// Not one of the drawn cards.
        NotDrawn => "A5", "not-drawn";
        /// During setup one card must be kept.
        MustKeep => "S3", "must-keep";
    }

    /// What a refusal is about.
    ///
    /// ```
    /// # use lucid_dreamscape::{Dreamscape, Rules};
    /// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
    /// # use lucid_tabletop::{Dealer, Game, Seed};
    /// # let mut state = game.start();
    /// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
    /// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
    /// # let seat = seats.iter().next().unwrap();
    ///
    /// use lucid_dreamscape::{Action, Colour, Refusal, Subject};
    ///
    /// let before = state.clone();
    /// let refusal = game.play(&mut state, seat, Action::Collect(Colour::Blue), &mut ()).unwrap_err();
    /// assert_eq!(state, before); // a refused action changes nothing
    /// assert!(Refusal::KEYS.contains(&refusal.key()));
    ///
    /// let refusal = Refusal::HandsHoldTwo(Colour::Blue);
    /// assert_eq!((refusal.rule(), refusal.key()), ("T2", "hands-hold-two"));
    /// assert_eq!(refusal.subject(), Subject::Colour(Colour::Blue));
    /// ```
    pub enum Subject {
        /// A colour.
        Colour(Colour),
        /// A slot.
        Slot(Slot),
        /// A location.
        Location(Location),
        /// A link.
        Link(Link),
        /// A card.
        Card(CardId),
        /// A power.
        Power(Power),
    }
}
