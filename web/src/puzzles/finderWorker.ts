// The inside of that worker: a line in, the puzzle at its end out.
import { loadFinder } from '../core/glue';
import { finderCalls } from '../core/module';
import type { Line } from '../core/types';

async function begin() {
  const { glue, module } = await loadFinder();
  glue.initSync({ module });
  return finderCalls(glue, () => undefined);
}

const finder = begin();

addEventListener('message', ({ data }: MessageEvent<Line>) => {
  finder.then(({ findPuzzle }) => postMessage(findPuzzle(data))).catch(reportError);
});
