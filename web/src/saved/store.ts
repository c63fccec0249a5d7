// The games saved on this device.
import { collection } from '../app/storage';
import { checkGame } from './check';

export const { find, all, save, remove, lasts } = collection('tessera.game.', checkGame);
