// Dates in the language of the page, as they are written where the browser is.
import { speaking } from './i18n.svelte';

/** The browser's variant of a language, such as `en-GB` for `en`, if it has one. */
export function regional(language: string, browser: readonly string[]): string {
  return browser.find((each) => each.split('-')[0]?.toLowerCase() === language) ?? language;
}

export function dateText(time: number, options: Intl.DateTimeFormatOptions): string {
  const locale = regional(speaking(), globalThis.navigator?.languages ?? []);
  return new Intl.DateTimeFormat(locale, options).format(time);
}
