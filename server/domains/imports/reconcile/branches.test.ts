// Which branch a finding belongs to, and which branch's report may change it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../../../tests/support/server/import-state.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const found = sarif([{ file: 'a.ts', line: 3, code: 'run(x)' }]);
const clean = sarif([]);

/** Imports the reports in order and returns the resulting state of the single finding. */
const after = async (...reports: readonly (readonly [branch: string, report: string])[]) => {
  const id = await addRepository(server.as('admin'), `branches-${String(number++)}`);
  for (const [at, [branch, report]] of reports.entries()) {
    // Trailing spaces make each file distinct.
    await upload(server.as('admin'), id, report + ' '.repeat(at), { branch });
    await server.runJobs();
  }
  const findings = await findingsOf(server, id);
  expect(findings).toHaveLength(1);
  return findings.map(({ status, branch }) => [status, branch])[0];
};

it.each<[string, [string, string][], [string, string]]>([
  ['the branch on which it is found', [['one', found]], ['open', 'one']],
  [
    'the default branch, once it is found there',
    [
      ['one', found],
      ['main', found],
    ],
    ['open', 'main'],
  ],
  [
    'the default branch, wherever else it is found',
    [
      ['main', found],
      ['one', found],
    ],
    ['open', 'main'],
  ],
  [
    'the first of two side branches, while it is open there',
    [
      ['one', found],
      ['two', found],
    ],
    ['open', 'one'],
  ],
  [
    'the second, when it was fixed on the first',
    [
      ['one', found],
      ['one', clean],
      ['two', found],
    ],
    ['open', 'two'],
  ],
])('a finding belongs to %s', async (_, reports, [status, branch]) => {
  expect(await after(...reports)).toEqual([status, branch]);
});

it.each<[string, [string, string][], [string, string]]>([
  [
    'is closed by another side branch',
    [
      ['one', found],
      ['two', clean],
    ],
    ['open', 'one'],
  ],
  [
    'of the default branch is closed by a side branch',
    [
      ['main', found],
      ['one', clean],
    ],
    ['open', 'main'],
  ],
  [
    'of a side branch is closed by the default branch',
    [
      ['one', found],
      ['main', clean],
    ],
    ['open', 'one'],
  ],
  [
    'that is fixed on the default branch is opened by a side branch that still has it',
    [
      ['main', found],
      ['main', clean],
      ['one', found],
    ],
    ['fixed', 'main'],
  ],
])('no finding %s', async (_, reports, left) => {
  expect(await after(...reports)).toEqual(left);
});
