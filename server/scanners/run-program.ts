// A scanner as a child process: in a group of its own, with an environment of its own, for a limited time. Nobody of its group outlives it.
import { spawn } from 'node:child_process';

export type Ended =
  | { how: 'exit'; code: number }
  | { how: 'signal'; signal: string }
  | { how: 'late' }
  | { how: 'stopped' };

export type ProgramOrder = {
  program: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  milliseconds: number;
  signal: AbortSignal;
};

const keptBytes = 16 * 1024;
const graceMs = 5_000;

/** Of the server's environment, what a program needs to run at all and to reach the internet the operator's way. Nothing of it is the server's own secret. */
const passedOn = [
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
  // Where Trivy gets what it knows, for those who mirror it or bring it themselves.
  'TRIVY_DB_REPOSITORY',
  'TRIVY_JAVA_DB_REPOSITORY',
  'TRIVY_CHECKS_BUNDLE_REPOSITORY',
  'TRIVY_SKIP_DB_UPDATE',
  'TRIVY_SKIP_JAVA_DB_UPDATE',
  'TRIVY_SKIP_CHECK_UPDATE',
  'TRIVY_OFFLINE_SCAN',
];

export const environmentOf = (
  server: Readonly<Record<string, string | undefined>>,
  home: string,
): Record<string, string> => ({
  ...Object.fromEntries(
    passedOn.flatMap((name) => (server[name] === undefined ? [] : [[name, server[name]]])),
  ),
  HOME: home,
  TMPDIR: home,
  NO_COLOR: '1',
});

/** Resolves when it and its whole group have ended; rejects where it cannot be started. */
export const runProgram = ({
  program,
  args,
  cwd,
  env,
  milliseconds,
  signal,
}: ProgramOrder): Promise<{ ended: Ended; said: string }> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(program, [...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = Buffer.alloc(0);
    let cut: 'late' | 'stopped' | undefined;
    child.stderr.on('data', (chunk: Buffer) => {
      const all = Buffer.concat([said, chunk]);
      said = all.subarray(Math.max(0, all.length - keptBytes));
    });
    const endGroup = (how: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, how);
      } catch {
        // Nobody of it is left.
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
    // Its children may hold its output open, or go on working: they end with it.
    child.once('exit', () => endGroup('SIGKILL'));
    child.once('close', (code, ending) => {
      over();
      const ended: Ended =
        cut !== undefined
          ? { how: cut }
          : ending !== null
            ? { how: 'signal', signal: ending }
            : { how: 'exit', code: code ?? -1 };
      resolve({ ended, said: said.toString('utf8') });
    });
  });
