//! The signs on the board while the snakes are moved: who is wise and mad, where they can and must go, who dies.

use tessera_draw::art::{
    Art, MAD, WAY_DASH, WAY_DEATH, WAY_FACE, WAY_JUMP, WAY_STEP, WAY_TRAIL, WISE as CROWN,
};
use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Death, Direction, Kind, Leg, Move, Position, Square};

use super::going::{Going, is_open};
use super::{SlitherHand, Tool, angle, say};
use crate::draft::{CellWords, Draft};
use crate::{Figure, Value, Words};

/// The class round the signs of the mad snake.
const OF_MAD: &[&str] = &["t-mad"];

impl SlitherHand {
    /// Adds the signs, and what they mean in words.
    pub(super) fn show_ways(&self, draft: &mut Draft) {
        let before = self.before_move();
        let taps_move = self.tool == Tool::Snake;
        let mut signs = Signs { position: &before, draft };
        if let Some(move_) = self.going.chosen(&before) {
            signs.show_move(move_);
            let facings = if taps_move { self.facings(&before) } else { Vec::new() };
            for (square, direction) in facings {
                signs.sign(WAY_FACE, &[], square, Some(direction));
                signs.remark(square, say::slither_cell_face(Value::direction(direction.letter())));
            }
        } else if let Some(number) = self.going.wise_in(&before) {
            let (wise, mad) = (self.own(number), self.own(number).partner());
            if let Some((head, _)) = before.head(wise) {
                signs.badge(true, head);
            }
            if let Some((head, pointing)) = before.head(mad) {
                signs.badge(false, head);
                signs.draft.notes.push(say::slither_note_mad(mad.number.digit()));
                if taps_move {
                    signs.show_forced(head, pointing);
                }
            }
            if taps_move {
                let going = Going { wise: Some(number), ..self.going };
                self.targets(&before)
                    .into_iter()
                    .for_each(|(square, kind)| signs.show_target(going, square, kind));
            }
        }
    }
}

struct Signs<'a> {
    /// The position in which the snakes move.
    position: &'a Position,
    draft: &'a mut Draft,
}

impl Signs<'_> {
    fn name(&self, square: Square) -> String {
        self.position.square_text(square)
    }

    fn sign(&mut self, art: Art, classes: &[&'static str], square: Square, to: Option<Direction>) {
        let figure = Figure::new(art, classes).on(&self.name(square));
        self.draft.signs.push(match to {
            Some(direction) => figure.turned(angle(direction)),
            None => figure,
        });
    }

    fn remark(&mut self, square: Square, says: Words) {
        let cell = self.name(square);
        self.draft.remarks.push(CellWords { cell, says });
    }

    /// A crown or a spiral on a head.
    fn badge(&mut self, wise: bool, head: Square) {
        let (figure, says) = if wise {
            (Figure::new(CROWN, &[]), say::slither_cell_wise())
        } else {
            (Figure::new(MAD, OF_MAD), say::slither_cell_mad())
        };
        let figure = figure.on(&self.name(head));
        self.draft.marks.push(figure);
        self.remark(head, says);
    }

    /// Where the wise snake can go by a kind of move.
    fn show_target(&mut self, going: Going, square: Square, kind: Kind) {
        let going = Going { kind: Some(kind), ..going };
        let Some(leg) = going.wise_leg(self.position) else { return };
        let dies = leg.death.is_some();
        self.remark(square, say::slither_cell_way(kind_name(kind), if dies { "yes" } else { "no" }));
        // A step back into the own body is no sensible choice: it gets no mark, so that the board stays clear.
        if !self.position.body(leg.snake).contains(square) {
            self.landing(kind, &[], square, leg.direction, dies);
        }
    }

    /// Where the mad snake goes, for each kind of move. What the wise snake does to it is shown with the chosen move.
    fn show_forced(&mut self, head: Square, pointing: Direction) {
        let mut square = head;
        let mut open = [false; 3];
        for (index, kind) in [Kind::Step(pointing), Kind::Jump, Kind::Dash].into_iter().enumerate() {
            self.sign(WAY_TRAIL, &[], square, Some(pointing));
            let Some(next) = self.position.grid().next(square, pointing) else { return };
            square = next;
            open[index] = is_open(self.position, square);
            let lives = open[index] && (kind != Kind::Dash || (open[0] && open[1]));
            self.landing(kind, OF_MAD, square, pointing, !lives);
            self.remark(square, say::slither_cell_forced(kind_name(kind), if lives { "no" } else { "yes" }));
        }
    }

    fn landing(
        &mut self,
        kind: Kind,
        classes: &[&'static str],
        square: Square,
        direction: Direction,
        dies: bool,
    ) {
        match kind {
            _ if dies => self.sign(WAY_DEATH, classes, square, None),
            Kind::Step(_) => self.sign(WAY_STEP, classes, square, None),
            Kind::Jump => self.sign(WAY_JUMP, classes, square, None),
            Kind::Dash => self.sign(WAY_DASH, classes, square, Some(direction)),
        }
    }

    /// How the chosen move ends: the wise and the mad head, the deaths.
    fn show_move(&mut self, move_: Move) {
        let mut after = *self.position;
        after.play_unchecked(Action::Move(move_));
        for leg in self.position.trace(move_).legs() {
            match (after.head(leg.snake), leg.death) {
                (Some((head, _)), _) => self.badge(leg.wise, leg.entered().last().copied().unwrap_or(head)),
                (None, Some(death)) => {
                    self.draft.notes.push(say::slither_note_dies(leg.snake.number.digit()));
                    self.show_death(leg, death);
                }
                (None, None) => {}
            }
        }
    }

    /// The way to what kills a snake.
    fn show_death(&mut self, leg: &Leg, death: Death) {
        let end = leg.entered().last().copied().unwrap_or(leg.from);
        let at = match death {
            Death::OffTheBoard => end,
            Death::Wall(square) | Death::Snake(square, _) => square,
        };
        self.sign(WAY_TRAIL, &[], end, Some(leg.direction));
        self.draft.marks.push(Figure::new(WAY_DEATH, &[]).on(&self.name(at)));
        self.remark(at, say::slither_cell_dies(leg.snake.number.digit()));
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Step(_) => "step",
        Kind::Jump => "jump",
        Kind::Dash => "dash",
    }
}
