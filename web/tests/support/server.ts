// A server of its own for one test, which may be killed and started again at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const program = process.env['TESSERA_PROGRAM'];

export class Server {
  private process: ChildProcess | null = null;
  /** Empty until it has started once. */
  address = '';

  /** The folder keeps the games. */
  constructor(private readonly data: string) {}

  /** Starts it, the first time at a free port, and waits for its address. */
  async start(): Promise<void> {
    if (program === undefined) throw new Error('TESSERA_PROGRAM does not name the program that serves.');
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const started = spawn(program, ['serve', '--port', port, '--data', this.data], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const address = /http:\/\/\S+/.exec(line);
      if (address === null) continue;
      this.address = address[0];
      return;
    }
    throw new Error('the server did not say its address');
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = null;
    if (process === null || process.exitCode !== null) return;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }
}
