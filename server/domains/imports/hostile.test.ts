// Reports built to break an import, sent through the API: whatever the parser accepts must also be
// stored and displayed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../tests/support/server/engines.ts';
import { leftoversOf } from '../../../tests/support/server/import-state.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, multipartOf, upload } from '../../../tests/support/server/upload.ts';

const odd = 'a\u0000b \ud800 c \u202e d';
const good = {
  ruleId: 'good',
  message: { text: 'A good one.' },
  locations: [
    { physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: 3 } } },
  ],
};
const sarifOf = (results: unknown[], driver: object = {}, run: object = {}) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'Example', ...driver } }, ...run, results }],
  });

describe.each(engines)('hostile reports on %s', (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      config: { waitingUploads: { count: 2, bytes: 3_000 } },
    });
  });
  afterAll(() => server.close());

  const importing = async (report: string | Buffer, fields: Parameters<typeof upload>[3] = {}) => {
    const nickname = `hostile-${String(number++)}`;
    const { id } = await upload(
      server.as('admin'),
      await addRepository(server.as('admin'), nickname),
      report,
      fields,
    );
    await server.runJobs();
    const findings = (
      await server.as('admin')('listFindings', { query: { repository: [nickname] } })
    ).ok().data;
    return {
      id,
      findings,
      ...(await server.as('admin')('getScan', { path: { id } })).ok().data.attributes,
    };
  };

  it('are stored with what can be stored of them', async () => {
    const strange = {
      ruleId: odd,
      message: { text: odd, markdown: `<img src=x onerror=alert(1)> ${odd}` },
      level: odd,
      rank: 1e308,
      partialFingerprints: { [odd]: odd, matchBasedId: odd },
      properties: { tags: [odd, ''], 'security-severity': '1e400', __proto__: odd },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: `src/${odd}.ts` },
            region: { startLine: 2 ** 53, startColumn: -1, endLine: 1e99, snippet: { text: odd } },
          },
        },
      ],
      provenance: { firstDetectionTimeUtc: '99999-12-31T23:59:59Z' },
      relatedLocations: [null, 7, {}],
      codeFlows: [[], 0],
      fixes: [{ artifactChanges: 'none' }],
    };
    const scan = await importing(
      sarifOf(
        [strange, good],
        {
          name: `Tool ${odd}`,
          semanticVersion: odd,
          rules: [{ id: odd, helpUri: 'javascript:alert(1)', shortDescription: { text: odd } }],
        },
        {
          versionControlProvenance: [{ branch: odd, revisionId: odd }],
          automationDetails: { id: odd },
        },
      ),
    );
    expect(scan).toMatchObject({ status: 'succeeded', error: null, counts: { new: 2 } });
    for (const { id, attributes } of scan.findings) {
      const { data } = (await server.as('admin')('getFinding', { path: { id } })).ok();
      expect(JSON.stringify(data)).not.toMatch(/\\u0000|\\ud800/);
      expect(Date.parse(attributes.first_seen_at)).toBeLessThanOrEqual(Date.now() + 1000);
    }
  });

  it('keep the others when some results are bad, each listed with its place', async () => {
    const scan = await importing(
      sarifOf([
        good,
        null,
        17,
        [odd],
        { message: { text: '' } },
        {
          ...good,
          ruleId: 'escapes',
          locations: [
            { physicalLocation: { artifactLocation: { uri: '../../../../../etc/passwd' } } },
          ],
        },
      ]),
    );
    expect(scan.counts).toMatchObject({ new: 1, ignored: 5 });
    expect(
      scan.ignored.every(
        ({ pointer, detail }) => pointer.startsWith('/runs/0/results/') && detail.endsWith('.'),
      ),
    ).toBe(true);
  });

  it.each([
    ['a broken key of odd characters', `{"version":"2.1.0","runs":[{"${odd}":{"x" "y"}}]}`],
    [
      'a path that breaks off below odd characters',
      sarifOf([good]).replace('"results"', String.raw`"\u0000\ud800":[1,2,"results"`),
    ],
    [
      'binary junk',
      Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 48_271) % 256)),
    ],
    ['nothing', ''],
    ['half a character', Buffer.from([0xf0, 0x9f])],
  ])('say in a sentence why they cannot be read: %s', async (_what, report) => {
    const scan = await importing(report);
    expect(scan).toMatchObject({
      status: 'failed',
      findings: [],
      error: {
        message: expect.stringMatching(/\.$/) as string,
        type: expect.stringMatching(/^[a-z_]+$/) as string,
      },
    });
    expect(scan.error?.code).not.toBe('import_failed');
    expect(await leftoversOf(server, scan.id)).toEqual({
      stage: 0,
      components: 0,
      dependencies: 0,
    });
  });

  it('wait in a number and size that leaves room for other organizations', async () => {
    const id = await addRepository(server.as('admin'), 'waiting');
    const send = (report: string) =>
      server.as('admin')('uploadScan', { path: { id }, multipart: multipartOf(report) });
    const large = sarifOf([good], { notes: 'x'.repeat(2_000) });
    expect((await send(large)).status).toBe(202);
    // Two of them exceed the bytes that may wait.
    const refused = await send(`${large} `);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.problem()).toMatchObject({
      status: 429,
      code: 'reports_waiting',
      detail: expect.stringContaining('imported: 1') as string,
    });
    expect((await send(sarifOf([good]))).status).toBe(202);
    expect((await send(sarifOf([]))).problem()).toMatchObject({ facts: { count: 2 } });
    await server.runJobs();
    expect((await send(large)).status).toBe(202);
    await server.runJobs();
  });

  it('are read by what they are, whatever they are sent as', async () => {
    const scan = await importing(sarifOf([good]), { ext: 'xml', tool: 'nessus' });
    expect(scan).toMatchObject({ status: 'succeeded', format: 'sarif', counts: { new: 1 } });
    expect(scan.notes).toMatchObject([
      {
        code: 'read_as_another_tool',
        facts: { sent_as: 'nessus' },
        text: expect.stringContaining('nessus') as string,
      },
    ]);
  });
});
