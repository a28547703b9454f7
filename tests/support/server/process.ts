// Runs the server in a separate process, on PGlite in a given directory. It is bundled from the
// sources once, which costs less than compiling them for each start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sourcePrint } from '../../../scripts/bundle/freshness.ts';
import { bundleServer } from '../../../scripts/bundle/server.ts';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';

export type ServerProcess = {
  url: string;
  output: () => string;
  hasEnded: () => boolean;
  /** Resolves with the exit code; null after a signal. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const address = /ready at (http:\/\/\S+)/;

let bundle: Promise<string> | undefined;

/**
 * One folder per state of the sources, two levels below the package like `dist/server`; the next
 * process reuses it.
 */
const bundled = async (): Promise<string> => {
  const results = path.join(packageRoot, 'test-results');
  const name = `server-${sourcePrint(packageRoot).slice(0, 16)}`;
  const folder = path.join(results, name);
  if (!existsSync(folder)) {
    mkdirSync(results, { recursive: true });
    for (const old of readdirSync(results).filter((entry) => entry.startsWith('server-')))
      rmSync(path.join(results, old), { recursive: true, force: true });
    const unfinished = mkdtempSync(path.join(results, 'bundle-'));
    await bundleServer(packageRoot, unfinished);
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another worker finished first.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return folder;
};

/** The folder of the bundle. */
export const serverBundle = (): Promise<string> => (bundle ??= bundled());

/** Rejects with the output if the process ends before it is ready. */
export const startServerProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const { DATABASE_URL: _, ...shell } = process.env;
  const child = spawn(process.execPath, [path.join(await serverBundle(), 'main.js')], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...shell,
      PARAPET_PORT: '0',
      PARAPET_LOG_LEVEL: 'silent',
      PARAPET_DRAIN_SECONDS: '0',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  for (let n = 0; n < 600 && child.exitCode === null && !address.test(printed); n += 1)
    await sleep(100);
  const url = address.exec(printed)?.[1];
  if (url === undefined) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${printed}`);
  }
  return {
    url,
    output: () => printed,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
};
