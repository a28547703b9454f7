import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';

type Run = { failed?: true; partly?: string; rules?: readonly string[]; tool?: string };

/** SARIF §3.20: an invocation states whether the tool ran to its end. */
const report = ({ failed, partly, rules = [], tool = 'Semgrep' }: Run) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: tool } },
        invocations: [
          {
            executionSuccessful: failed !== true,
            ...(partly !== undefined && {
              toolExecutionNotifications: [
                {
                  level: 'error',
                  message: { text: 'It could not be parsed.' },
                  locations: [{ physicalLocation: { artifactLocation: { uri: partly } } }],
                },
              ],
            }),
          },
        ],
        results: rules.map((ruleId, index) => ({
          ruleId,
          level: 'error',
          message: { text: ruleId },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: `src/${ruleId}.ts` },
                region: { startLine: index + 1 },
              },
            },
          ],
        })),
      },
    ],
  });

const trivyWithoutTarget = JSON.stringify({
  SchemaVersion: 2,
  ArtifactName: '.',
  ArtifactType: 'filesystem',
});

let server: TestServer;
let repository: string;
/** Uploads a report without importing it. */
const queue = (text: string, branch: string, more: Record<string, string> = {}) =>
  upload(server.as('admin'), repository, text, { branch, ...more });
const send = async (text: string, branch: string, more: Record<string, string> = {}) => {
  await queue(text, branch, more);
  await server.runJobs();
};
const ask = async (branch: string, more: object = {}) =>
  (
    await server.as('admin')('checkGate', {
      body: {
        repository: 'ledger-api',
        new_only: false,
        allow_incomplete: false,
        fail_on: 'high',
        branch,
        ...more,
      },
    })
  ).ok();

beforeAll(async () => {
  server = await startTestServer();
  repository = await addRepository(server.as('admin'));
});
afterAll(() => server.close());

describe('a branch whose latest reports do not show everything', () => {
  it('does not pass on the report of a scan that failed', async () => {
    await send(report({ failed: true }), 'crashed');
    expect(await ask('crashed')).toMatchObject({
      passed: false,
      outcome: 'incomplete',
      total: 0,
      incomplete: [{ tool: 'Semgrep', code: 'scan_failed' }],
      message: expect.stringContaining('Semgrep reports a failed scan') as string,
    });
    expect(await ask('crashed', { allow_incomplete: true })).toMatchObject({
      passed: true,
      outcome: 'passed',
      incomplete: [{ code: 'scan_failed' }],
    });
  });

  it('passes once a later report of the tool is complete', async () => {
    await send(report({ failed: true }), 'again');
    await send(report({}), 'again');
    expect(await ask('again')).toMatchObject({ passed: true, incomplete: [] });
  });

  it('does not pass where no tool scanned anything, and passes where another one did', async () => {
    await send(trivyWithoutTarget, 'empty');
    expect(await ask('empty')).toMatchObject({
      passed: false,
      outcome: 'incomplete',
      incomplete: [{ tool: 'Trivy', code: 'nothing_scanned' }],
    });
    await send(report({}), 'empty');
    const { passed, incomplete, message } = await ask('empty');
    expect(passed).toBe(true);
    expect(incomplete).toMatchObject([{ tool: 'Trivy', code: 'nothing_scanned' }]);
    expect(message).toContain('Trivy scanned nothing');
  });

  it('passes a scan of a part, and names what is missing', async () => {
    await send(report({ partly: 'src/broken.ts' }), 'partly');
    expect(await ask('partly')).toMatchObject({
      passed: true,
      outcome: 'passed',
      incomplete: [{ code: 'files_unscanned', facts: { files: ['src/broken.ts'] } }],
      message: expect.stringContaining('src/broken.ts') as string,
    });
  });

  it('is blocked by what is known, however little that is', async () => {
    await send(report({ failed: true, rules: ['sql-injection'] }), 'known');
    expect(await ask('known')).toMatchObject({
      outcome: 'blocked',
      total: 1,
      incomplete: [{ code: 'scan_failed' }],
    });
  });

  it('does not pass after an upload that could not be imported', async () => {
    await send(report({}), 'broken');
    await send('{"version":"2.1.0","runs":[{"tool"', 'broken', { tool: 'Semgrep' });
    expect(await ask('broken')).toMatchObject({
      passed: false,
      outcome: 'incomplete',
      incomplete: [{ tool: 'Semgrep', code: 'import_failed' }],
    });
    await send(report({}), 'broken');
    expect(await ask('broken')).toMatchObject({ passed: true, incomplete: [] });
  });

  it('does not pass before an uploaded report is imported', async () => {
    await send(report({}), 'queued');
    await queue(report({ rules: ['xss'], tool: 'CodeQL' }), 'queued', { tool: 'CodeQL' });
    expect(await ask('queued')).toMatchObject({
      passed: false,
      outcome: 'incomplete',
      incomplete: [{ tool: 'CodeQL', code: 'import_pending' }],
      message: expect.stringContaining('The report of CodeQL is still being imported.') as string,
    });
    expect(await ask('queued', { allow_incomplete: true })).toMatchObject({
      passed: true,
      incomplete: [{ code: 'import_pending' }],
    });
    await server.runJobs();
    expect(await ask('queued')).toMatchObject({ outcome: 'blocked', total: 1, incomplete: [] });
  });

  it('names the report that is being imported also where it is the first of its branch', async () => {
    await queue(report({}), 'first');
    expect(await ask('first')).toMatchObject({
      passed: false,
      outcome: 'incomplete',
      incomplete: [{ tool: null, code: 'import_pending' }],
    });
    expect(await ask('frist')).toMatchObject({ passed: false, outcome: 'not_scanned' });
    await server.runJobs();
    expect(await ask('first')).toMatchObject({ passed: true, incomplete: [] });
  });

  it('does not wait for a dry run or for a report of another branch', async () => {
    await send(report({}), 'waiting');
    await queue(report({ rules: ['xss'] }), 'waiting', { dry_run: 'true' });
    await queue(report({ rules: ['xss'] }), 'another');
    expect(await ask('waiting')).toMatchObject({ passed: true, incomplete: [] });
    await server.runJobs();
  });

  it('counts every part of a scan that came in several reports', async () => {
    const part = (group_part: string) => ({ group: 'build-1', group_parts: '2', group_part });
    await send(report({}), 'parts', part('b'));
    expect(await ask('parts')).toMatchObject({
      passed: false,
      incomplete: [{ code: 'parts_missing' }],
      message: expect.stringContaining('build-1') as string,
    });
    await send(report({ failed: true }), 'parts', part('a'));
    expect(await ask('parts')).toMatchObject({ passed: false, outcome: 'incomplete' });
    await send(report({ rules: [] }), 'parts', part('a'));
    expect(await ask('parts')).toMatchObject({ passed: true, incomplete: [] });
  });
});
