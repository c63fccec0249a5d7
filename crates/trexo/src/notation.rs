//! Reading actions.

use tessera_game::{ActionError, Reader};

use crate::{Action, Board, Illegal, Shape, Square};

impl<S: Shape> Board<S> {
    /// Reads an action and checks that it is legal here.
    pub(crate) fn read_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        let mut reader = Reader::new(text);
        let action = Action { x: Square::read(&mut reader)?, o: Square::read(&mut reader)? };
        reader.end()?;
        self.refuse(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }
}
