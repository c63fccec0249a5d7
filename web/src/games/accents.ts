// The colours in which each game differs from the others.
import.meta.glob('./*/accent.css', { eager: true });
