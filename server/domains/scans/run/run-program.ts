// Runs a scanner as a child process with a process group, a minimal environment and a time limit.
// No process of the group outlives it. On Linux the same applies to a process that left the group.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { killMarked, runMarker } from './marked-processes.ts';

export type ProgramResult =
  | { how: 'exit'; code: number }
  | { how: 'signal'; signal: string }
  | { how: 'late' }
  | { how: 'stopped' };

export type ProgramRequest = {
  program: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  milliseconds: number;
  signal: AbortSignal;
  /** A file for the program's standard input. */
  input?: string;
  /** Receives the program's standard output, which is discarded otherwise. */
  onOutput?: (chunk: Buffer) => void;
};

const keptBytes = 16 * 1024;
const graceMs = 5_000;
/** After the exit, the last output may still be in the pipe. */
const drainMs = 500;
/** Longer if the output is consumed, because the reader may be behind. */
const readDrainMs = 30_000;

/**
 * Variables of the server's environment that a program needs to run and to reach the network. None
 * of them is a secret of the server.
 */
const inheritedVariables = [
  'PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'REQUESTS_CA_BUNDLE',
  'NODE_EXTRA_CA_CERTS',
  // Trivy's database sources, for operators who mirror them or work offline.
  'TRIVY_DB_REPOSITORY',
  'TRIVY_JAVA_DB_REPOSITORY',
  'TRIVY_CHECKS_BUNDLE_REPOSITORY',
  'TRIVY_SKIP_DB_UPDATE',
  'TRIVY_SKIP_JAVA_DB_UPDATE',
  'TRIVY_SKIP_CHECK_UPDATE',
  'TRIVY_OFFLINE_SCAN',
];

export const createEnvironment = (
  server: Readonly<Record<string, string | undefined>>,
  home: string,
): Record<string, string> => ({
  ...Object.fromEntries(
    inheritedVariables.flatMap((name) =>
      server[name] === undefined ? [] : [[name, server[name]]],
    ),
  ),
  HOME: home,
  TMPDIR: home,
  NO_COLOR: '1',
});

/**
 * Resolves when the program and the processes that it started have ended, at the latest shortly
 * after the time limit; rejects if it cannot be started.
 */
export const runProgram = ({
  program,
  args,
  cwd,
  env,
  milliseconds,
  signal,
  input,
  onOutput,
}: ProgramRequest): Promise<{ ended: ProgramResult; output: string }> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const marker = runMarker();
    const from = input === undefined ? undefined : openSync(input, 'r');
    const child = spawn(program, [...args], {
      cwd,
      env: { ...env, ...marker },
      detached: true,
      stdio: [from ?? 'ignore', onOutput ? 'pipe' : 'ignore', 'pipe'],
    });
    if (from !== undefined) closeSync(from);
    let output = Buffer.alloc(0);
    let cut: 'late' | 'stopped' | undefined;
    if (onOutput) child.stdout?.on('data', onOutput);
    child.stderr?.on('data', (chunk: Buffer) => {
      const all = Buffer.concat([output, chunk]);
      output = all.subarray(Math.max(0, all.length - keptBytes));
    });
    const endGroup = (how: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, how);
      } catch {
        // The group has already ended.
      }
    };
    let killing: NodeJS.Timeout | undefined;
    const cutOff = (why: 'late' | 'stopped') => {
      cut ??= why;
      endGroup('SIGTERM');
      killing ??= setTimeout(() => endGroup('SIGKILL'), graceMs);
    };
    const late = setTimeout(() => cutOff('late'), milliseconds);
    const stop = () => cutOff('stopped');
    signal.addEventListener('abort', stop, { once: true });
    const over = () => {
      clearTimeout(late);
      clearTimeout(killing);
      signal.removeEventListener('abort', stop);
    };
    child.once('error', (error) => {
      over();
      reject(error);
    });
    const settle = (code: number | null, ending: NodeJS.Signals | null) => {
      over();
      child.stdout?.destroy();
      child.stderr?.destroy();
      const ended: ProgramResult =
        cut !== undefined
          ? { how: cut }
          : ending !== null
            ? { how: 'signal', signal: ending }
            : { how: 'exit', code: code ?? -1 };
      resolve({ ended, output: output.toString('utf8') });
    };
    let draining: NodeJS.Timeout | undefined;
    child.once('exit', (code, ending) => {
      endGroup('SIGKILL');
      // A process that left the group can keep the pipe open as long as it runs. It is killed; if
      // that fails, its output is not awaited.
      void killMarked(marker);
      draining = setTimeout(() => settle(code, ending), onOutput ? readDrainMs : drainMs);
    });
    child.once('close', (code, ending) => {
      clearTimeout(draining);
      settle(code, ending);
    });
  });
