// WebKitGTK, by WebDriver, in a hidden window.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LIBRARIES = '/usr/lib';
const ENTER = '\uE007';
/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The browser of Debian's WebKitGTK. */
function miniBrowser() {
  for (const machine of readdirSync(LIBRARIES)) {
    const path = `${LIBRARIES}/${machine}/webkit2gtk-4.1/MiniBrowser`;
    if (existsSync(path)) return path;
  }
  throw new Error('There is no MiniBrowser: apt-get install webkit2gtk-driver');
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

export async function webkit() {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => process.kill(-driver.pid);

  async function ask(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async function begin() {
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const wish = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
    for (let tries = 0; ; tries++) {
      try {
        return (await ask('POST', '', wish)).sessionId;
      } catch (error) {
        if (tries === 50 || !(error instanceof TypeError)) throw error;
        await sleep(200);
      }
    }
  }

  try {
    const session = `/${await begin()}`;
    await ask('POST', `${session}/window/rect`, { width: 1280, height: 900 });
    return {
      open: (url) => ask('POST', `${session}/url`, { url }),
      reload: () => ask('POST', `${session}/refresh`, {}),
      run: (script) => ask('POST', `${session}/execute/sync`, { script, args: [] }),
      type: async (value, text) => {
        const found = await ask('POST', `${session}/element`, { using: 'css selector', value });
        await ask('POST', `${session}/element/${found[ELEMENT]}/value`, { text: text + ENTER });
      },
      picture: async (path) => {
        writeFileSync(path, Buffer.from(await ask('GET', `${session}/screenshot`), 'base64'));
      },
      close: async () => {
        await ask('DELETE', session);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
