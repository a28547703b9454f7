// The server as a process of its own, from the sources, on PGlite in a given directory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../server/runtime/paths.ts';

export type ServerProcess = {
  url: string;
  output: () => string;
  /** Resolves with the exit code; null after a signal. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const address = /ready at (http:\/\/\S+)/;

/** Rejects with what it printed when it ends before it is ready. */
export const startServerProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const { DATABASE_URL: _, ...shell } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(packageRoot, 'server/main.ts')], {
    cwd: packageRoot, stdio: ['ignore', 'pipe', 'pipe'], env: { ...shell, PARAPET_PORT: '0', PARAPET_LOG_LEVEL: 'silent', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { printed += chunk.toString(); });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  for (let n = 0; n < 600 && child.exitCode === null && !address.test(printed); n += 1) await sleep(100);
  const url = address.exec(printed)?.[1];
  if (url === undefined) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${printed}`);
  }
  return {
    url,
    output: () => printed,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
};
