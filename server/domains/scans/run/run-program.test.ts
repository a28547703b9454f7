import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFakeScanner } from '../../../../tests/support/server/fake-scanner.ts';
import { runProgram } from './run-program.ts';
import { full } from '../../../../tests/support/server/full.ts';

const fake = createFakeScanner('trivy');
const folder = mkdtempSync(path.join(tmpdir(), 'parapet-run-'));
afterAll(() => {
  fake.remove();
  rmSync(folder, { recursive: true });
});

const run = (milliseconds = 20_000, signal = new AbortController().signal) =>
  runProgram({
    program: fake.program,
    args: [folder],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ONLY: 'this' },
    milliseconds,
    signal,
  });

/** Long enough for the program and its child to start on a busy machine. */
const startMs = 4000;

/** A zombie, which only waits for its parent, does not count as alive. */
const lives = (pid: number): boolean => {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    // `pid (name) state …`; `ps` is not installed everywhere.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
const lifeOf = (pids: readonly number[]) =>
  expect.poll(() => pids.filter(lives), { timeout: 30_000 });

it('answers how it ended and what it said last, bounded', async () => {
  fake.behave({ exitCode: 7, stderr: `${'x'.repeat(100_000)}the end` });
  const { ended, output } = await run();
  expect(ended).toEqual({ how: 'exit', code: 7 });
  expect(output).toHaveLength(16 * 1024);
  expect(output.endsWith('the end')).toBe(true);
  expect(Object.keys(fake.calls()[0]?.env ?? {}).sort()).toEqual(['ONLY', 'PARAPET_RUN', 'PATH']);
});

it.each([
  ['its time is over', false],
  ...(full ? [['its time is over and it does not listen', true] as const] : []),
] as const)(
  'ends with all its children when %s',
  async (_, deafToTerm) => {
    fake.behave({ seconds: 60, deafToTerm });
    const began = fake.pids().length;
    const { ended } = await run(startMs);
    expect(ended).toEqual({ how: 'late' });
    expect(fake.pids().slice(began)).toHaveLength(2);
    await lifeOf(fake.pids().slice(began)).toEqual([]);
  },
  60_000,
);

it('keeps its time although a child in a session of its own holds the output open', async () => {
  fake.behave({ seconds: 60, childLeavesGroup: true });
  const began = fake.pids().length;
  const start = performance.now();
  const { ended } = await run(startMs);
  expect(ended).toEqual({ how: 'late' });
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(fake.pids().slice(began)).toHaveLength(2);
  if (process.platform === 'linux') await lifeOf(fake.pids().slice(began)).toEqual([]);
}, 60_000);

it('ends when the server stops', async () => {
  fake.behave({ seconds: 60 });
  const stopping = new AbortController();
  const began = fake.pids().length;
  const running = run(60_000, stopping.signal);
  await expect.poll(() => fake.pids().length, { timeout: 30_000 }).toBe(began + 2);
  stopping.abort();
  expect((await running).ended).toEqual({ how: 'stopped' });
  await lifeOf(fake.pids().slice(began)).toEqual([]);
}, 60_000);

it('cannot be started where it is not', async () => {
  await expect(
    runProgram({
      program: '/nowhere/trivy',
      args: [],
      cwd: folder,
      env: {},
      milliseconds: 1000,
      signal: new AbortController().signal,
    }),
  ).rejects.toThrow('ENOENT');
});
