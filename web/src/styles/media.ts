// The breakpoints of the page. Styles write `@media (--phone)` and the like, which plugins/media.ts replaces.
const DESK = 860;

export const media = {
  phone: `max-width: ${DESK - 1}px`,
  desk: `min-width: ${DESK}px`,
  /** A laptop's window, from which the browser has taken its bars. */
  low: 'max-height: 720px',
  /** A desk at 400 %: bars that stay would cover what they belong to. */
  magnified: 'max-height: 320px',
} as const;
