// The accent colours of each game.
import.meta.glob('./*/accent.css', { eager: true });
