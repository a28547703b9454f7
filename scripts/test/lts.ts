// Runs a short list of tests, and a longer one in `npm run test:full`, on the current LTS release
// of Node (.nvmrc). npm's `node` package provides that release; without it, the step is skipped and
// prints the reason.
//
//   tsx scripts/test/lts.ts REPORT_FILE
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { full } from '../../tests/support/server/full.ts';
import { skipped } from './run-step.ts';

const lts = readFileSync('.nvmrc', 'utf8').trim();
const [reportFile = ''] = process.argv.slice(2);

// The features that depend on the release most: native modules (argon2), node:crypto, HTTP,
// TypeScript without a build, and the resolution of `#domain/…`.
const tests = [
  'server/domains/identity/session/session.test.ts',
  'server/platform/http/client-errors.test.ts',
  'server/platform/secrets',
  'tests/architecture/imports.test.ts',
  ...(full ? ['server/domains/identity/session', 'server/platform/http', 'src/shared/rules'] : []),
];

// Without retries, so that a machine without registry access fails within seconds.
const npm = ['exec', '--yes', '--fetch-retries=0', `--package=node@${lts}`, '--'];
const where = ['node', '--print', 'process.execPath + " " + process.version'];
const probe = spawnSync('npm', [...npm, ...where], { encoding: 'utf8' });
const [executable = '', release = ''] = probe.stdout.trim().split(' ');
if (!release.startsWith(`v${lts}.`)) {
  console.log(probe.stderr);
  console.log(`the package node@${lts} could not be installed`);
  process.exit(skipped);
}

console.log(`Node ${release}`);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot'];
const report = ['--reporter=json', `--outputFile.json=${reportFile}`];
const { status } = spawnSync(executable, [...vitest, ...report, ...tests], { stdio: 'inherit' });
process.exitCode = status === 0 ? 0 : 1;
