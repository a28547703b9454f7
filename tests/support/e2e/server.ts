// Runs the built product in a separate process, on PGlite in a separate folder, as a user would
// start it.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '../../..');
const secondsToStart = 120;

export const admin = { email: 'admin@acme.example', password: 'correct horse battery staple 7' };

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });

// Each worker has its own range of ports: two processes that request any free port at the same time
// may get the same one, and would then share a server. The range is below the system's ephemeral
// ports.
const portsOfWorker = 100;
const firstPort =
  12_000 + portsOfWorker * Number(process.env['TEST_PARALLEL_INDEX'] ?? 10 + (process.pid % 150));
let used = 0;

const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < portsOfWorker; tried++) {
    const port = firstPort + (used++ % portsOfWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of the ports from ${String(firstPort)} on is free.`);
};

export type Product = {
  url: string;
  dataDir: string;
  /** The output of the process so far. */
  output: () => string;
  /**
   * Ends the process as an operator would (SIGTERM) or like a power failure (SIGKILL); the data
   * stays.
   */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** The id of the running process. */
  pid: () => number;
  /** Restarts it on the same data and URL. */
  start: () => Promise<void>;
  /** Stops it and deletes its data. */
  discard: () => Promise<void>;
};

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const waitUntilReady = async (url: string, child: ChildProcess, output: () => string) => {
  const deadline = Date.now() + secondsToStart * 1000;
  while (Date.now() < deadline && !ended(child)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not become ready.\n${output()}`);
};

/**
 * @param settings environment variables besides the port and the data folder
 * @param options.entry the server's main file
 * @param options.seed a data folder, which is copied for this product
 */
export const startProduct = async (
  settings: Record<string, string> = {},
  { entry = 'dist/server/main.js', seed }: { entry?: string; seed?: string } = {},
): Promise<Product> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-e2e-'));
  if (seed !== undefined) cpSync(seed, dataDir, { recursive: true });
  let printed = '';
  let child: ChildProcess | undefined;
  const output = () => printed;

  const start = async () => {
    // The shell's DATABASE_URL must not direct the test to a real database.
    const { DATABASE_URL: _, ...shell } = process.env;
    const env = {
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: '--max-semi-space-size=8',
      ...shell,
      NODE_ENV: 'production',
      PARAPET_HOST: '127.0.0.1',
      PARAPET_PORT: String(port),
      PARAPET_DATA_DIR: dataDir,
      PARAPET_REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    };
    child = spawn(process.execPath, [entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
    child.stderr?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
    await waitUntilReady(url, child, output);
  };

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const running = child;
    if (running === undefined || ended(running)) return;
    await new Promise<void>((resolve) => {
      running.once('exit', () => {
        resolve();
      });
      running.kill(signal);
    });
  };

  const discard = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await discard();
    throw error;
  }
  return { url, dataDir, output, pid: () => child?.pid ?? 0, stop, start, discard };
};
