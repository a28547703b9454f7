// Runs the stories, and those files again that failed, in a fresh browser: all stories share one
// page, and what one of them left behind can take the keyboard from another. The gate names what
// passed at the second try only.
//   tsx scripts/test/stories.ts REPORT_FILE
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { tryAgain, type VitestReport } from './counts.ts';

const [reportFile = ''] = process.argv.slice(2);

const run = (files: readonly string[]): VitestReport => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=vitest.stories.config.ts'];
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  spawnSync(process.execPath, [...vitest, ...report, ...files], { stdio: 'inherit' });
  return JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
};

const first = run([]);
const failed = first.testResults
  .filter(({ status }) => status === 'failed')
  .map(({ name }) => name);
if (failed.length > 0) {
  console.log(`\nOnce more, in a fresh browser: ${failed.join(', ')}`);
  writeFileSync(reportFile, JSON.stringify(tryAgain(first, run(failed))));
}
const { success } = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
process.exitCode = success ? 0 : 1;
