// npm run contract: checks that everything derived from the contract matches it. See
// docs/contract.md.
import { watch } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { acceptAccess, accessFile } from './contract/access.ts';
import { accept, release } from './contract/breaking.ts';
import { changelogFile } from './contract/changelog.ts';
import {
  checks,
  choose,
  markdown,
  type Outcome,
  printed,
  runCheck,
  summary,
} from './contract/checks.ts';

const root = path.resolve(import.meta.dirname, '..');

const usage = `npm run contract -- [options]
  --only=lint,breaking     these checks only: ${checks.map(({ name }) => name).join(', ')}
  --fast                   all but those that need a database
  --watch                  again whenever openapi/ changes; generates first; fast by itself
  --markdown=FILE          appends a summary for a pull request
  --accept="REASON"        accepts the breaking changes since the release, for this reason
  --accept-access          takes over who may call what
  --release                makes the present contract the released one, with a day in the changelog`;

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    fast: { type: 'boolean' },
    watch: { type: 'boolean' },
    markdown: { type: 'string' },
    accept: { type: 'string' },
    'accept-access': { type: 'boolean' },
    release: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const generateAgain = async (): Promise<void> => {
  const { generate } = await import('./generate.ts');
  await generate(root);
};

/** Runs the checks and prints each as it finishes. Returns the number of failures. */
const once = async (names: readonly string[] | undefined, fast: boolean): Promise<number> => {
  const start = performance.now();
  const chosen = choose(names, fast);
  const outcomes: Outcome[] = [];
  // In parallel, because the check that calls the server waits for the database half of its time.
  await Promise.all(
    chosen.map(async (check) => {
      const outcome = await runCheck(check, root, true);
      outcomes.push(outcome);
      console.log(printed(outcome));
    }),
  );
  if (given.markdown !== undefined) await appendFile(given.markdown, markdown(outcomes));
  const failed = outcomes.reduce((sum, { failures }) => sum + failures.length, 0);
  console.log(`${failed} failures, ${summary(outcomes, (performance.now() - start) / 1000)}`);
  return failed;
};

/** Runs the checks after each change of `openapi/`, never two runs at a time. */
const again = (names: readonly string[] | undefined): void => {
  let running = false;
  let changed = true;
  const round = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      try {
        await generateAgain();
        await once(names, names === undefined);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    running = false;
  };
  watch(path.join(root, 'openapi'), { recursive: true }, (_event, file) => {
    if (file === null || !file.endsWith('.yaml')) return;
    changed = true;
    void round();
  });
  void round();
};

const names = given.only?.split(',');

if (given.help === true) console.log(usage);
else if (given['accept-access'] === true) {
  await acceptAccess(root);
  console.log(`${accessFile} says now who may call what. Explain why in the commit.`);
} else if (given.accept !== undefined) {
  if (given.accept.trim() === '') throw new Error(`A reason is missing.\n${usage}`);
  const version = await accept(root, given.accept);
  await generateAgain();
  console.log(`${changelogFile} accepts these changes for ${version}.`);
} else if (given.release === true) {
  const version = await release(root, new Date().toISOString().slice(0, 10));
  await generateAgain();
  console.log(`openapi/released.yaml is now ${version}.`);
} else if (given.watch === true) again(names);
else process.exitCode = (await once(names, given.fast === true)) === 0 ? 0 : 1;
