// The inside of that worker: a line in, the puzzle at its end out.
import { loadPuzzles } from '../core/glue';
import { puzzleCalls } from '../core/module';
import type { Line } from '../core/types';

async function begin() {
  const { glue, module } = await loadPuzzles();
  glue.initSync({ module });
  return puzzleCalls(glue, () => undefined);
}

const finder = begin();

addEventListener('message', ({ data }: MessageEvent<Line>) => {
  finder.then(({ findPuzzle }) => postMessage(findPuzzle(data))).catch(reportError);
});
