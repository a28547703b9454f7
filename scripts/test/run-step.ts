import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { type Counts, noCounts, readCounts } from './counts.ts';
import { reportFile, type Step } from './steps.ts';

/** The exit code of a step that cannot run here; its last line of output is the reason. */
export const skipped = 77;

export type Outcome = Counts & {
  step: Step;
  ok: boolean;
  seconds: number;
  logFile: string;
  timedOut: boolean;
  /** Why the step could not run on this machine. */
  skipReason?: string;
};

/** The end of a step's output, which is where every runner prints its failures. */
export const tail = (file: string, lines = 60) =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');

const execute = (step: Step, logFile: string) =>
  new Promise<{ code: number | null; timedOut: boolean }>((resolve) => {
    const log = createWriteStream(logFile);
    const [command = '', ...args] = step.command;
    // `CI` prevents runners from writing snapshots and waiting for input.
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', FORCE_COLOR: '0', NO_COLOR: '1', ...step.env },
    });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      log.write(`\nStopped after ${step.limit} s.\n`);
      // The entire process group, because runners start servers and browsers.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, step.limit * 1000);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => log.write(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      log.end(() => {
        resolve({ code, timedOut });
      });
    });
  });

export const runStep = async (step: Step): Promise<Outcome> => {
  const logFile = `test-results/logs/${step.name}.log`;
  const started = performance.now();
  rmSync(reportFile(step.name), { force: true });
  const { code, timedOut } = await execute(step, logFile);
  if (code === skipped && step.canSkip)
    return {
      ...noCounts,
      skipped: 1,
      step,
      ok: true,
      seconds: (performance.now() - started) / 1000,
      logFile,
      timedOut,
      skipReason: tail(logFile, 1),
    };
  const counts = step.report
    ? readCounts(step.report, reportFile(step.name))
    : code === 0
      ? { ...noCounts, passed: 1 }
      : { ...noCounts, failed: 1 };
  // A runner may pass all its tests and still exit with an error (an unhandled rejection, a leak).
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return {
    ...counts,
    failed,
    step,
    ok: failed === 0,
    seconds: (performance.now() - started) / 1000,
    logFile,
    timedOut,
  };
};
