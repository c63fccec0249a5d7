// The shapes of art/, each parsed once and then copied wherever it is drawn. An unknown name draws nothing.
const files = import.meta.glob<string>('../../../crates/draw/art/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parsed = new Map<string, Element | null>();

/** The part of a file from its first `<g` to its last `</g>`. */
export function inner(svg: string): string {
  return svg.slice(svg.indexOf('<g'), svg.lastIndexOf('</g>') + 4);
}

const fileOf = (name: string): string | undefined => files[`../../../crates/draw/art/${name}.svg`];

/** How many cells wide a shape is, from the `viewBox` of its file, where a cell measures 100. */
export function cellsWide(name: string): number {
  const [, width = '100'] = /viewBox="\S+ \S+ (\d+)/.exec(fileOf(name) ?? '') ?? [];
  return Math.max(1, Math.round(Number(width) / 100));
}

function parse(name: string): Element | null {
  const file = fileOf(name);
  if (file === undefined) return null;
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${inner(file)}</svg>`;
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.firstElementChild;
}

/** A fresh copy of a shape: `art('common/logo')`. */
export function art(name: string): Node | null {
  const known = parsed.get(name);
  const found = known === undefined ? parse(name) : known;
  if (known === undefined) parsed.set(name, found);
  return found ? document.importNode(found, true) : null;
}

/** Fills an element with a shape, inside one group for each class, outermost first. For `{@attach …}`. */
export function draw(name: string, classes: readonly string[] = []): (element: Element) => void {
  return (element) => {
    const shape = art(name);
    let into = element;
    for (const each of classes) {
      const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.setAttribute('class', each);
      into.append(group);
      into = group;
    }
    if (shape) into.append(shape);
    return () => element.replaceChildren();
  };
}
