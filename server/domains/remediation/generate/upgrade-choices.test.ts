import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDownloads } from '../../../../tests/support/server/no-downloads.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { trivy } from '../../../../tests/support/server/trivy.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const flaw = (id: string, fixed: string, name = 'tar') => ({
  ...{ id, name, fixed },
  installed: '4.4.8',
});
const report = trivy([
  flaw('CVE-2021-37701', '4.4.16, 5.0.8, 6.1.7'),
  flaw('CVE-2021-37712', '4.4.18, 5.0.10, 6.1.9'),
  flaw('CVE-2024-28863', '6.2.1'),
  flaw('CVE-2021-1', '4.4.9', 'other'),
  flaw('CVE-2021-2', '', 'unrepaired'),
]);

describe('the versions of an upgrade', () => {
  let server: TestServer;
  let published: string[] | undefined;
  const asked: string[] = [];
  const ids = new Map<string, string>();
  const idOf = (rule: string) => ids.get(rule) ?? expect.fail(`no finding of ${rule}`);
  const choicesOf = async (rule: string) =>
    (await server.as('admin')('listUpgradeChoices', { path: { id: idOf(rule) } })).ok().data;
  const make = (rule: string, version: string, source: 'best' | 'ai' = 'best') =>
    server.as('admin')('createRemediation', {
      path: { id: idOf(rule) },
      body: { version, source },
    });

  beforeAll(async () => {
    server = await startTestServer({
      config: { registries: new Map() },
      deps: {
        outgoing: {
          ...noDownloads,
          request: (url) => {
            asked.push(url);
            const versions = Object.fromEntries((published ?? []).map((each) => [each, {}]));
            const text = JSON.stringify({
              versions: { ...versions, '6.9.9': { deprecated: 'Broken.' } },
            });
            return Promise.resolve({
              status: published ? 200 : 503,
              headers: {},
              bytes: Buffer.from(text),
              text,
            });
          },
          close: () => Promise.resolve(),
        },
      },
    });
    const id = await addRepository(server.as('admin'), 'ledger');
    await upload(server.as('admin'), id, report, { ext: 'json', tool: 'trivy' });
    await server.runJobs();
    for (const { id: finding, attributes } of (await server.as('admin')('listFindings')).ok().data)
      ids.set(attributes.rule.id, finding);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked.length = 0;
    published = undefined;
    server.deps.config.registries = new Map();
  });

  it('are those of the advisories, and no registry is asked where none is named', async () => {
    expect(await choicesOf('CVE-2021-37701')).toEqual({
      component: 'tar',
      version: '4.4.8',
      open_findings: 3,
      registry: 'none',
      choices: [
        { version: '4.4.16', closes: 1, change: 'patch', reasons: ['closes_finding'] },
        { version: '6.2.1', closes: 3, change: 'major', reasons: ['closes_most'] },
      ],
    });
    expect(asked).toEqual([]);
  });

  it('say that the registry did not answer', async () => {
    server.deps.config.registries = new Map([['npm', ['https://npm.example']]]);
    expect(await choicesOf('CVE-2021-37701')).toMatchObject({
      registry: 'silent',
      choices: [{ version: '4.4.16' }, { version: '6.2.1' }],
    });
  });

  it('are those that the registry has, without withdrawn ones', async () => {
    server.deps.config.registries = new Map([['npm', ['https://npm.example']]]);
    published = ['4.4.8', '4.4.16', '4.4.19', '6.2.0', '6.2.3'];
    expect(await choicesOf('CVE-2021-37701')).toMatchObject({
      registry: 'answered',
      choices: [
        { version: '4.4.16', closes: 1, reasons: ['closes_finding'] },
        { version: '4.4.19', closes: 2, reasons: ['newest_of_major'] },
        { version: '6.2.3', closes: 3, reasons: ['closes_most'] },
      ],
    });
    expect(asked).toEqual(['https://npm.example/tar']);
  });

  it('come from an answer of the last minutes, which is asked for again later', async () => {
    server.deps.config.registries = new Map([['npm', ['https://again.example']]]);
    published = ['4.4.16'];
    const [first, second] = [await choicesOf('CVE-2021-37701'), await choicesOf('CVE-2021-37701')];
    expect(second).toEqual(first);
    expect(asked).toHaveLength(1);
    const { now } = server.deps;
    server.deps.now = () => new Date(now().getTime() + 11 * 60_000);
    await choicesOf('CVE-2021-37701');
    server.deps.now = now;
    expect(asked).toHaveLength(2);
  });

  it('are none where no fix is known', async () => {
    expect(await choicesOf('CVE-2021-2')).toMatchObject({ open_findings: 1, choices: [] });
  });

  it('are what the fix uses', async () => {
    expect((await make('CVE-2021-37701', '4.4.16')).ok().data).toMatchObject({
      title: 'Upgrade tar to 4.4.16',
      remediation_type: 'dependency_upgrade',
      template_fields: [{ key: 'version', value: '4.4.16' }],
      description: expect.stringContaining('4.4.16 repairs CVE-2021-37701') as string,
    });
    expect((await make('CVE-2021-37701', '6.2.1')).ok().data).toMatchObject({
      title: 'Upgrade tar to 6.2.1',
      description: expect.stringContaining('6.2.1 repairs all 3') as string,
    });
  });

  it('are what the job uses that asks the registry', async () => {
    server.deps.config.registries = new Map([['npm', ['https://npm.example']]]);
    published = ['4.4.8', '4.4.16', '4.4.19'];
    await make('CVE-2021-37712', '4.4.19');
    await server.runJobs();
    const path = { id: idOf('CVE-2021-37712') };
    expect((await server.as('admin')('getRemediation', { path })).ok().data).toMatchObject({
      title: 'Upgrade tar to 4.4.19',
      notes: [{ code: 'version_published' }],
    });
  });

  it('are refused where they leave the finding open, and of a fix that a model writes', async () => {
    for (const version of ['4.4.15', '5.0.0', '6.1.0'])
      expect((await make('CVE-2021-37701', version)).problem().detail).toMatchObject([
        { type: 'version_leaves_open', loc: ['body', 'version'] },
      ]);
    expect((await make('CVE-2021-37701', '4.4.16', 'ai')).problem().detail).toMatchObject([
      { type: 'not_with', loc: ['body', 'version'] },
    ]);
    expect((await make('CVE-2021-37701', '1.0; rm -rf')).status).toBe(400);
  });
});
