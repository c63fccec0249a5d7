// No-break spaces in the messages of the page, so that no line ends with a one-letter word or begins with a unit. The sheets
// to print have them from crates/messages/src/typography.rs.
import type { Expression, Message, Pattern } from '@fluent/syntax';

const NO_BREAK = '\u{a0}';

/** The one-letter words that stay with the word after them. English lines may end with `a`. */
const SHORT: Record<string, string> = { en: '', pl: 'aiouwz', cs: 'aikosuvz' };

/** A space before a unit or between the factors of a size. */
const UNIT = ' (?=(?:%|×|d|godz|h|kB|min|mm|s)(?![\\p{L}\\d]))';

/** A text with no-break spaces where its language wants them; `follows`: a value stands right before it. */
export function bound(text: string, language: string, follows = false): string {
  const short = SHORT[language];
  const numbers = new RegExp(`${follows ? '(?<=^|\\d)' : '(?<=\\d)'}${UNIT}|(?<=×) `, 'gu');
  const bind = text.replace(numbers, NO_BREAK);
  return short ? bind.replace(new RegExp(`(?<=(?<![\\p{L}\\d])[${short}]) `, 'giu'), NO_BREAK) : bind;
}

function bindExpression(expression: Expression, language: string): void {
  if (expression.type === 'StringLiteral') expression.value = bound(expression.value, language);
  if (expression.type === 'SelectExpression')
    for (const { value } of expression.variants) bindPattern(value, language);
}

function bindPattern({ elements }: Pattern, language: string): void {
  elements.forEach((element, at) => {
    if (element.type === 'TextElement') element.value = bound(element.value, language, at > 0);
    else if (element.expression.type !== 'Placeable') bindExpression(element.expression, language);
  });
}

/** Puts no-break spaces into all texts of a message. */
export function typeset(message: Message, language: string): Message {
  if (message.value) bindPattern(message.value, language);
  return message;
}
