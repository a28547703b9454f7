// npm test: runs every check, three at a time, with one line each. The last line is the total of
// all runners.
//
//   tsx scripts/test.ts [--only=types,unit | --quick | --full]
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { ensureChromium } from './chromium.ts';
import { add, noCounts } from './test/counts.ts';
import { type Outcome, runStep, tail } from './test/run-step.ts';
import { type Lane, lanes, quick, type Step, steps } from './test/steps.ts';

const argument = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.split('=')[1];

const isFull = process.argv.includes('--full');

const choose = (): Step[] => {
  const only = process.argv.includes('--quick') ? quick : argument('only')?.split(',');
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
    );
  return steps.filter(({ name, full }) =>
    only === undefined ? isFull || full !== true : only.includes(name),
  );
};

const show = (outcome: Outcome) => {
  const { step, ok, seconds, passed, failed, skipped, flaky, logFile, skipReason } = outcome;
  if (skipReason !== undefined) {
    console.log(`– ${step.name.padEnd(13)}  skipped: ${skipReason}`);
    return;
  }
  const sums = step.report
    ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}${flaky > 0 ? `, ${flaky} of them at the second try: see ${logFile}` : ''}`
    : '';
  console.log(
    `${ok ? '✓' : '✗'} ${step.name.padEnd(13)}${seconds.toFixed(1).padStart(6)} s${sums}`,
  );
  if (!ok) console.log(`\n${tail(logFile)}\n\n  whole output: ${logFile}\n`);
};

const notStarted = (step: Step): Outcome => ({
  ...noCounts,
  failed: 1,
  step,
  ok: false,
  seconds: 0,
  logFile: '',
  timedOut: false,
});

/** Runs the lanes in parallel. A step with a failed predecessor fails without starting. */
const runAll = async (chosen: readonly Step[]) => {
  const outcomes = new Map<string, Promise<Outcome>>();
  const start = async (step: Step): Promise<Outcome> => {
    const before = await Promise.all(
      (step.after ?? []).flatMap((name) => outcomes.get(name) ?? []),
    );
    const missing = before.find((outcome) => !outcome.ok);
    if (missing !== undefined) {
      console.log(`✗ ${step.name.padEnd(13)}  not started: ${missing.step.name} failed`);
      return notStarted(step);
    }
    const outcome = await runStep(step);
    show(outcome);
    return outcome;
  };
  const runLane = async (lane: Lane) => {
    for (const step of chosen.filter((other) => other.lane === lane)) {
      const running = start(step);
      outcomes.set(step.name, running);
      await running;
    }
  };
  await Promise.all(lanes.map(runLane));
  return Promise.all(outcomes.values());
};

const chosen = choose();
mkdirSync('test-results/logs', { recursive: true });
mkdirSync('test-results/reports', { recursive: true });
process.env[isFull ? 'PARAPET_TEST_FULL' : 'PARAPET_TEST_SAMPLE'] = '1';
if (chosen.some((step) => step.name === 'e2e' || step.name === 'stories'))
  process.env['CHROMIUM_PATH'] = ensureChromium();

const started = performance.now();
const outcomes = await runAll(chosen);
const sum = outcomes.reduce(add, noCounts);
console.log(
  `\n${outcomes.length} steps in ${((performance.now() - started) / 1000).toFixed(0)} s${sum.skipped > 0 ? `; ${sum.skipped} tests skipped: left to npm run test:full (tests/left-to-full.json), or for the reason in the log` : ''}`,
);
const skippedSteps = outcomes.filter((outcome) => outcome.skipReason !== undefined);
if (skippedSteps.length > 0)
  console.log(`Steps skipped: ${skippedSteps.map(({ step }) => step.name).join(', ')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
