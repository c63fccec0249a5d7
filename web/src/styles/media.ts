// The breakpoint of the page. Styles write `@media (--phone)` and `@media (--desk)`, which plugins/media.ts replaces.
const DESK = 860;

export const media = { phone: `max-width: ${DESK - 1}px`, desk: `min-width: ${DESK}px` } as const;
