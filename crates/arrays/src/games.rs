//! The games of a batch, as positions of one type.

use tessera_game::{Outcome, Player, Random, mix};
use tessera_games::{AnyGame, AnyPosition};

use crate::arrays::{Arrays, Row, Sizes};
use crate::{Autoreset, BatchError, SavedGame};

/// The games of a batch, whatever their type.
pub(crate) trait Games: Send + Sync {
    fn sizes(&self) -> Sizes;
    /// Starts all games again; without a seed their random numbers continue.
    fn reset(&mut self, seed: Option<u64>, arrays: Arrays<'_>, chunk: usize);
    /// Finds the actions of these ids; an error changes nothing.
    fn prepare(&mut self, ids: &[i32], chunk: usize) -> Result<(), BatchError>;
    /// Plays the actions that were prepared.
    fn play(&mut self, arrays: Arrays<'_>, chunk: usize);
    /// Plays a random action in each game.
    fn play_random(&mut self, arrays: Arrays<'_>, chunk: usize);
    /// The position of a game.
    fn position(&self, game: usize) -> Option<AnyPosition>;
    /// Replaces the position of a game; `None` if the games are of a type without room for it.
    fn set(&mut self, game: usize, position: &AnyPosition, length: i32, arrays: Arrays<'_>) -> Option<()>;
    /// The positions in which games begin.
    fn starts(&self) -> Vec<AnyPosition>;
    /// When a game that is over begins again.
    fn autoreset(&self) -> Autoreset;
    /// Everything that decides how a game continues.
    fn save(&self, game: usize) -> Option<SavedGame>;
    /// Replaces a game by a saved one; `None` as for [`set`](Self::set).
    fn restore(&mut self, game: usize, saved: &SavedGame) -> Option<()>;
    /// Writes the positions of all games.
    fn show(&mut self, arrays: Arrays<'_>, chunk: usize);
    /// The same games, to be stepped on their own.
    fn copied(&self) -> Box<dyn Games>;
}

/// Positions of one type.
#[derive(Clone)]
pub(crate) struct Slots<P: AnyGame> {
    slots: Vec<Slot<P>>,
    common: Common<P>,
}

/// What all games of a batch share.
#[derive(Clone)]
struct Common<P> {
    starts: Vec<P>,
    sizes: Sizes,
    autoreset: Autoreset,
}

/// One game.
#[derive(Clone)]
struct Slot<P: AnyGame> {
    position: P,
    random: Random,
    length: i32,
    /// Whether the game is over and has not begun again.
    over: bool,
    /// What is played next.
    next: Option<(i32, P::Action)>,
}

impl<P: AnyGame> Slots<P> {
    pub(crate) fn new(starts: Vec<P>, games: usize, autoreset: Autoreset) -> Option<Self> {
        let first = *starts.first()?;
        let sizes = Sizes { games, ids: first.id_count(), planes: first.planes_shape() };
        let slot = |_| Slot { position: first, random: Random::new(0), length: 0, over: false, next: None };
        Some(Self { slots: (0..games).map(slot).collect(), common: Common { starts, sizes, autoreset } })
    }

    /// Does something with each game and its row, some games at a time.
    fn each(&mut self, arrays: Arrays<'_>, chunk: usize, work: impl Fn(usize, &mut Slot<P>, Row<'_>) + Sync) {
        each(&mut self.slots, 0, arrays, &self.common.sizes, chunk, &work);
    }
}

fn each<P: AnyGame>(
    slots: &mut [Slot<P>],
    first: usize,
    arrays: Arrays<'_>,
    sizes: &Sizes,
    chunk: usize,
    work: &(impl Fn(usize, &mut Slot<P>, Row<'_>) + Sync),
) {
    if slots.len() <= chunk {
        for (place, (slot, row)) in slots.iter_mut().zip(arrays.rows(sizes)).enumerate() {
            work(first + place, slot, row);
        }
        return;
    }
    let half = slots.len() / 2;
    let (low, high) = slots.split_at_mut(half);
    let (low_rows, high_rows) = arrays.split(half, sizes);
    rayon::join(
        || each(low, first, low_rows, sizes, chunk, work),
        || each(high, first + half, high_rows, sizes, chunk, work),
    );
}

/// Finds the actions; the error of the lowest game, if there is one.
fn prepare<P: AnyGame>(
    slots: &mut [Slot<P>],
    first: usize,
    ids: &[i32],
    chunk: usize,
) -> Result<(), BatchError> {
    if slots.len() <= chunk {
        let mut places = slots.iter_mut().zip(ids).enumerate();
        return places.try_for_each(|(place, (slot, &id))| slot.prepare(first + place, id));
    }
    let half = slots.len() / 2;
    let (low, high) = slots.split_at_mut(half);
    let (low_ids, high_ids) = ids.split_at(half);
    let (one, other) =
        rayon::join(|| prepare(low, first, low_ids, chunk), || prepare(high, first + half, high_ids, chunk));
    one.and(other)
}

impl<P: AnyGame> Slot<P> {
    fn prepare(&mut self, game: usize, id: i32) -> Result<(), BatchError> {
        self.next = None;
        if self.over {
            return Ok(());
        }
        let unknown = || BatchError::Unknown { game, id };
        let number = u16::try_from(id).map_err(|_| unknown())?;
        let action = self.position.action_with_id(number).ok_or_else(unknown)?;
        self.position.check(action).map_err(|reason| BatchError::Illegal {
            game,
            id,
            reason: reason.to_string(),
        })?;
        self.next = Some((id, action));
        Ok(())
    }

    fn reset(&mut self, common: &Common<P>) {
        let starts = common.starts.len() as u32;
        // A batch with one start draws nothing for it.
        let start = if starts > 1 { self.random.below(starts) } else { 0 };
        self.position = common.starts.get(start as usize).copied().unwrap_or(self.position);
        self.length = 0;
        self.over = false;
    }

    /// Plays the next action, or begins again, and shows the result.
    #[inline]
    fn step(&mut self, common: &Common<P>, mut row: Row<'_>) {
        row.rewards.fill(0.0);
        *row.action = -1;
        let mut ended = false;
        if let Some((id, action)) = self.next.take() {
            self.position.play_unchecked(action);
            self.length += 1;
            *row.action = id;
            *row.length = self.length;
            if let Some(outcome) = self.position.outcome() {
                row.rewards.copy_from_slice(&rewards(outcome));
                ended = true;
                match common.autoreset {
                    Autoreset::SameStep => self.reset(common),
                    Autoreset::NextStep | Autoreset::Disabled => self.over = true,
                }
            }
        } else if self.over {
            ended = common.autoreset == Autoreset::Disabled;
            if !ended {
                self.reset(common);
            }
            *row.length = self.length;
        }
        *row.over = ended;
        self.show(&mut row);
    }

    /// Writes the position.
    #[inline]
    fn show(&self, row: &mut Row<'_>) {
        if self.over {
            row.mask.fill(0);
        } else {
            self.position.write_mask_unchecked(row.mask);
        }
        self.position.write_planes(row.observation);
        *row.to_move = i8::from(self.position.to_move() == Player::Second);
    }
}

/// What the players get.
pub(crate) const fn rewards(outcome: Outcome) -> [f32; 2] {
    match outcome {
        Outcome::Win(Player::First) => [1.0, -1.0],
        Outcome::Win(Player::Second) => [-1.0, 1.0],
        Outcome::Draw => [0.0; 2],
    }
}

impl<P: AnyGame> Games for Slots<P> {
    fn sizes(&self) -> Sizes {
        self.common.sizes
    }

    fn reset(&mut self, seed: Option<u64>, arrays: Arrays<'_>, chunk: usize) {
        let common = &self.common;
        each(&mut self.slots, 0, arrays, &common.sizes, chunk, &|game, slot: &mut Slot<P>, mut row| {
            if let Some(seed) = seed {
                slot.random = Random::new(mix(seed, game as u64));
            }
            slot.reset(common);
            slot.next = None;
            row.rewards.fill(0.0);
            *row.action = -1;
            *row.length = 0;
            *row.over = false;
            slot.show(&mut row);
        });
    }

    fn prepare(&mut self, ids: &[i32], chunk: usize) -> Result<(), BatchError> {
        prepare(&mut self.slots, 0, ids, chunk)
    }

    fn play(&mut self, arrays: Arrays<'_>, chunk: usize) {
        let common = &self.common;
        each(&mut self.slots, 0, arrays, &common.sizes, chunk, &|_, slot: &mut Slot<P>, row| {
            slot.step(common, row);
        });
    }

    fn play_random(&mut self, arrays: Arrays<'_>, chunk: usize) {
        let common = &self.common;
        each(&mut self.slots, 0, arrays, &common.sizes, chunk, &|_, slot: &mut Slot<P>, row| {
            let action =
                if slot.over { None } else { slot.position.random_action_unchecked(&mut slot.random) };
            slot.next = action.map(|action| (i32::from(slot.position.action_id(action)), action));
            slot.step(common, row);
        });
    }

    fn position(&self, game: usize) -> Option<AnyPosition> {
        self.slots.get(game).map(|slot| slot.position.any_position())
    }

    fn set(&mut self, game: usize, position: &AnyPosition, length: i32, arrays: Arrays<'_>) -> Option<()> {
        let position = P::own_position(position)?;
        self.each(arrays, usize::MAX, |place, slot, mut row| {
            if place == game {
                slot.position = position;
                slot.length = length;
                slot.over = position.outcome().is_some();
                row.rewards.fill(0.0);
                *row.action = -1;
                *row.length = length;
                *row.over = slot.over;
                slot.show(&mut row);
            }
        });
        Some(())
    }

    fn starts(&self) -> Vec<AnyPosition> {
        self.common.starts.iter().map(|start| start.any_position()).collect()
    }

    fn autoreset(&self) -> Autoreset {
        self.common.autoreset
    }

    fn save(&self, game: usize) -> Option<SavedGame> {
        self.slots.get(game).map(|slot| SavedGame {
            position: slot.position.any_position(),
            random: slot.random.rest(),
            length: slot.length,
        })
    }

    fn restore(&mut self, game: usize, saved: &SavedGame) -> Option<()> {
        let slot = self.slots.get_mut(game)?;
        slot.position = P::own_position(&saved.position)?;
        slot.random = Random::new(saved.random);
        slot.length = saved.length;
        slot.over = slot.position.outcome().is_some();
        slot.next = None;
        Some(())
    }

    fn show(&mut self, arrays: Arrays<'_>, chunk: usize) {
        each(&mut self.slots, 0, arrays, &self.common.sizes, chunk, &|_, slot: &mut Slot<P>, mut row| {
            slot.show(&mut row);
        });
    }

    fn copied(&self) -> Box<dyn Games> {
        Box::new(self.clone())
    }
}
