// The rules pages of lessons/rules/: sections and diagrams. The words are in rules.ftl.
import type { GameId } from '../core/types';

export type Diagram = { id: string; position: string; marks?: string[] };
export type Section = { id: string; diagrams?: Diagram[] };
export type RulesPage = { game: GameId; sections: Section[] };

const files = import.meta.glob<Omit<RulesPage, 'game'>>('../../../crates/lessons/rules/*.json', {
  import: 'default',
});

export async function rulesPage(game: GameId): Promise<RulesPage> {
  const found = await files[`../../../crates/lessons/rules/${game}.json`]?.();
  return { game, sections: found?.sections ?? [] };
}

export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; points: string[] };

/** A text as paragraphs and lists: a line with `- ` is a point of a list, an empty line ends a paragraph. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = found.at(-1);
    if (line.startsWith('- ')) {
      if (open && last?.kind === 'list') last.points.push(line.slice(2));
      else found.push({ kind: 'list', points: [line.slice(2)] });
    } else if (line !== '') {
      if (open && last?.kind === 'paragraph') last.text += ` ${line}`;
      else found.push({ kind: 'paragraph', text: line });
    }
    open = line !== '';
  }
  return found;
}
