// Unit tests run in Node, with components and runes compiled as for the browser.
import type { Environment } from 'vitest/runtime';

const environment: Environment = {
  name: 'browser-like',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default environment;
