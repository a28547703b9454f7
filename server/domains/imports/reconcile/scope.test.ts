// The scope of a report: it covers what it scanned and nothing else, and only if no later report
// scanned the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf, everyRowOf } from '../../../../tests/support/server/import-state.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, multipartOf, upload } from '../../../../tests/support/server/upload.ts';

const match = (id: string, name = 'openssl') => ({
  vulnerability: { id, severity: 'High' },
  artifact: { name, version: '3.0.1', type: 'deb' },
});
const grype = (target: string | { image: string }, ids: readonly string[], timestamp?: string) =>
  JSON.stringify({
    matches: ids.map((id) => match(id)),
    descriptor: { name: 'grype', version: '0.80.0', ...(timestamp && { timestamp }) },
    source:
      typeof target === 'string'
        ? { type: 'directory', target }
        : { type: 'image', target: { userInput: target.image } },
  });
const image = (name: string) => ({ image: name });

const zap = (sites: Readonly<Record<string, readonly string[]>>) =>
  JSON.stringify({
    '@programName': 'ZAP',
    '@version': '2.15.0',
    site: Object.entries(sites).map(([name, paths]) => ({
      '@name': name,
      alerts: paths.map((path) => ({
        pluginid: '40012',
        alert: 'Cross Site Scripting',
        riskcode: '3',
        confidence: '2',
        instances: [{ uri: `${name}${path}`, method: 'GET' }],
      })),
    })),
  });

const nuclei = (...hosts: string[]) =>
  hosts
    .map((host) =>
      JSON.stringify({
        'template-id': 'exposed-panel',
        info: { name: 'Exposed panel', severity: 'medium' },
        type: 'http',
        host,
        'matched-at': `${host}/admin`,
      }),
    )
    .join('\n');

const codeql = (category: string, files: readonly string[]) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'CodeQL' } },
        automationDetails: { id: `${category}/` },
        results: files.map((uri) => ({
          ruleId: 'injection',
          message: { text: 'Injection.' },
          locations: [
            { physicalLocation: { artifactLocation: { uri }, region: { startLine: 3 } } },
          ],
        })),
      },
    ],
  });

const snyk = (file: string, ids: readonly string[]) =>
  JSON.stringify({
    ok: ids.length === 0,
    packageManager: 'npm',
    dependencyCount: 1,
    displayTargetFile: file,
    vulnerabilities: ids.map((id) => ({
      id,
      title: 'A flaw',
      packageName: 'qs',
      version: '6.5.2',
      severity: 'high',
      from: ['shop@1.0.0', 'qs@6.5.2'],
      identifiers: { CVE: [], CWE: [] },
    })),
  });

const prowler = (account: string, ids: readonly string[]) =>
  JSON.stringify(
    ids.map((id) => ({
      CheckID: id,
      CheckTitle: 'A check',
      Status: 'FAIL',
      StatusExtended: 'It fails.',
      Severity: 'high',
      Provider: 'aws',
      AccountId: account,
      Region: 'eu-west-1',
      ResourceType: 'Bucket',
      ResourceArn: `arn:aws:s3:::${account}-${id}`,
    })),
  );

describe('a report', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const repository = () => addRepository(server.as('admin'), `scope-${String(number++)}`);
  const importing = async (
    id: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const scan = await upload(server.as('admin'), id, report, { ext: '', ...fields });
    await server.runJobs();
    return {
      id: scan.id,
      ...(await server.as('admin')('getScan', { path: { id: scan.id } })).ok().data.attributes,
    };
  };
  const open = async (id: string) =>
    (await findingsOf(server, id)).filter(({ status }) => status === 'open').length;

  const shop = image('registry.example/shop/api:1.4.2');
  const shopAgain = image(
    'registry.example/shop/api:1.4.3@sha256:0d17b565c37bcbd895e9d92315a05c1c3c9a29f762b011a10c54a66cd53c9b31',
  );
  const mail = image('registry.example/shop/mail:7');
  it.each([
    [
      'an image leaves another one alone',
      [grype(shop, ['CVE-2024-0001', 'CVE-2024-0002']), grype(mail, ['CVE-2024-0001'])],
      [2, 3],
    ],
    [
      'an image closes what a newer build of it no longer has',
      [
        grype(shop, ['CVE-2024-0001', 'CVE-2024-0002']),
        grype(mail, ['CVE-2024-0001']),
        grype(shopAgain, ['CVE-2024-0001']),
      ],
      [2, 3, 2],
    ],
    [
      'an image without findings closes those of this image only',
      [grype(shop, ['CVE-2024-0001']), grype(mail, ['CVE-2024-0001']), grype(shopAgain, [])],
      [1, 2, 1],
    ],
    [
      'a folder leaves another one alone, where the same package has the same vulnerability',
      [grype('web', ['CVE-2024-0001']), grype('api', ['CVE-2024-0001']), grype('web/', [])],
      [1, 2, 1],
    ],
    [
      'the checkout closes what was found in it on another machine',
      [grype('/builds/17/shop', ['CVE-2024-0001']), grype('/builds/18/shop', [])],
      [1, 0],
    ],
    [
      'a site leaves another one alone, found clean or not',
      [
        zap({ 'https://shop.example': ['/a', '/b'] }),
        zap({ 'https://mail.example:8443': ['/'] }),
        zap({ 'https://shop.example:443': [] }),
      ],
      [2, 3, 1],
    ],
    [
      'two sites closes what one of them no longer has',
      [
        zap({ 'https://shop.example': ['/a'], 'https://mail.example': ['/'] }),
        zap({ 'https://shop.example': ['/a'], 'https://mail.example': [] }),
      ],
      [2, 1],
    ],
    [
      'hosts that lists findings alone closes those of a host that it was looked at together with before',
      [nuclei('https://a.example', 'https://b.example'), nuclei('https://a.example')],
      [2, 1],
    ],
    [
      'a host leaves one alone that was looked at by itself',
      [
        nuclei('https://a.example'),
        nuclei('https://b.example'),
        nuclei('https://a.example', 'https://a.example:8443'),
      ],
      [1, 2, 3],
    ],
    [
      'one language closes nothing of another one',
      [
        codeql('codeql.yml:analyze/language:go', ['a.go']),
        codeql('codeql.yml:analyze/language:python', ['b.py']),
        codeql('codeql.yml:analyze/language:go', []),
      ],
      [1, 2, 1],
    ],
    [
      'one manifest closes nothing of another one',
      [
        snyk('web/package.json', ['SNYK-1', 'SNYK-2']),
        snyk('api/package.json', ['SNYK-1']),
        snyk('web/package.json', ['SNYK-1']),
      ],
      [2, 3, 2],
    ],
    [
      'one account closes nothing of another one',
      [prowler('111', ['a', 'b']), prowler('222', ['a']), prowler('111', ['a'])],
      [2, 3, 2],
    ],
  ])('on %s', async (_what, reports, expected) => {
    const id = await repository();
    const counts: number[] = [];
    for (const report of reports) {
      const scan = await importing(id, report);
      expect(scan.error).toBeNull();
      counts.push(await open(id));
    }
    expect(counts).toEqual(expected);
  });

  it('that found nothing and does not say where closes what was always looked at together, else nothing, and says so', async () => {
    const id = await repository();
    await importing(id, nuclei('https://a.example', 'https://b.example'));
    expect((await importing(id, '', { tool: 'nuclei' })).counts).toMatchObject({ fixed: 2 });
    await importing(id, nuclei('https://a.example'));
    await importing(id, nuclei('https://b.example'));
    const scan = await importing(id, ' ', { tool: 'nuclei' });
    expect(scan.counts).toMatchObject({ fixed: 0 });
    expect(scan.notes).toEqual([
      {
        code: 'target_not_named',
        facts: { tool: 'Nuclei' },
        text: expect.stringMatching(/^Nuclei found nothing and doesn’t name its target/) as string,
      },
    ]);
    expect(await open(id)).toBe(2);
  });

  it.each([
    'https://a.example',
    'host:A.example',
    'a.example:443',
    'https://a.example/login?next=/',
  ])(
    'that found nothing closes what was found on the one target that its sender names: %s',
    async (target) => {
      const id = await repository();
      await importing(id, nuclei('https://a.example'));
      await importing(id, nuclei('https://b.example'));
      const scan = await importing(id, ' ', { tool: 'nuclei', target });
      expect(scan).toMatchObject({ target: 'host:a.example', counts: { fixed: 1 }, notes: [] });
      expect((await importing(id, nuclei('https://b.example'))).counts).toMatchObject({
        new: 0,
        matched: 1,
        reopened: 0,
      });
    },
  );

  it('that found nothing, sent again for another target, is a scan of its own', async () => {
    const id = await repository();
    const scannedAt = async () =>
      Date.parse(
        (await server.as('admin')('getRepository', { path: { id } })).ok().data.attributes
          .last_scan_at ?? '',
      );
    await importing(id, ' ', { tool: 'nuclei', target: 'https://a.example' });
    const first = await scannedAt();
    await importing(id, ' ', { tool: 'nuclei', target: 'https://a.example' });
    expect(await scannedAt()).toBe(first);
    await importing(id, ' ', { tool: 'nuclei', target: 'https://b.example' });
    expect(await scannedAt()).toBeGreaterThan(first);
  });

  it('is believed before its sender', async () => {
    const id = await repository();
    await importing(id, grype(shop, ['CVE-2024-0001']));
    await importing(id, grype(mail, ['CVE-2024-0001']));
    expect(
      (await importing(id, grype(shop, []), { target: 'image:registry.example/shop/mail' })).counts,
    ).toMatchObject({ fixed: 1 });
    expect(await open(id)).toBe(1);
    await importing(id, grype(mail, []));
    expect(await open(id)).toBe(0);
  });

  it('whose sender names a folder closes nothing of another one, where the same code has the same flaw', async () => {
    const id = await repository();
    const [web, api] = [{ target: 'services/web' }, { target: 'path:services/api/' }];
    const report = (files: readonly string[]) =>
      codeql('analysis', files).replace('"automationDetails":{"id":"analysis/"},', '');
    await importing(id, report(['src/main.ts']), web);
    await importing(id, report(['src/main.ts']), api);
    expect(await open(id)).toBe(2);
    expect((await importing(id, report(['src/main.ts']), web)).counts).toMatchObject({
      new: 0,
      matched: 1,
      fixed: 0,
    });
    expect((await importing(id, report([]), api)).counts).toMatchObject({ fixed: 1 });
    expect(await open(id)).toBe(1);
  });

  it('is not taken with a target that is none', async () => {
    const answer = await server.as('admin')('uploadScan', {
      path: { id: await repository() },
      multipart: multipartOf(' ', { target: '../elsewhere' }),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(
      'must name an image, a host, an account or a path below the repository',
    );
  });

  describe('that comes late', () => {
    const [january, february, march] = [
      '2026-01-10T10:00:00Z',
      '2026-02-10T10:00:00Z',
      '2026-03-10T10:00:00Z',
    ];

    it('neither reopens what a later one closed nor closes what it found, and leaves what it would have left in its turn', async () => {
      const [late, inTurn] = [await repository(), await repository()];
      const [first, second, third] = [
        grype(shop, ['CVE-2024-0001', 'CVE-2024-0003'], january),
        grype(shop, ['CVE-2024-0001', 'CVE-2024-0002', 'CVE-2024-0003'], february),
        grype(shop, ['CVE-2024-0001', 'CVE-2024-0004'], march),
      ];
      for (const report of [first, second, third]) await importing(inTurn, report);
      for (const report of [first, third]) await importing(late, report);
      const scan = await importing(late, second);
      expect(scan.counts).toMatchObject({ new: 1, matched: 2, reopened: 0, fixed: 0 });
      expect(scan.notes).toEqual([
        {
          code: 'later_report_known',
          facts: {
            observed_at: '2026-02-10T10:00:00.000Z',
            later_at: '2026-03-10T10:00:00.000Z',
            kept_fixed: 1,
          },
          text: expect.stringMatching(
            /2026-02-10 10:00 UTC\..* 2026-03-10 10:00 UTC, .*stays fixed/,
          ) as string,
        },
      ]);
      const seen = async (id: string) =>
        (await findingsOf(server, id)).map(({ rule, status }) => `${rule} ${status}`).toSorted();
      expect(await seen(late)).toEqual(await seen(inTurn));
      expect(await seen(late)).toEqual([
        'CVE-2024-0001 open',
        'CVE-2024-0002 fixed',
        'CVE-2024-0003 fixed',
        'CVE-2024-0004 open',
      ]);
    });

    it('changes nothing of what is known, and can be undone', async () => {
      const id = await repository();
      await importing(id, grype(shop, ['CVE-2024-0001'], january));
      await importing(id, grype(shop, ['CVE-2024-0002'], march));
      const before = await everyRowOf(server, id);
      await importing(id, grype(shop, ['CVE-2024-0001'], february));
      expect(await everyRowOf(server, id)).toEqual(before);
      const scan = await importing(id, grype(shop, ['CVE-2024-0005'], february));
      expect(await open(id)).toBe(1);
      (await server.as('admin')('undoScan', { path: { id: scan.id } })).ok();
      expect(await everyRowOf(server, id)).toEqual(before);
    });

    it('counts as any other on a target that no later one has looked at', async () => {
      const id = await repository();
      await importing(id, grype(mail, ['CVE-2024-0001'], march));
      const scan = await importing(id, grype(shop, ['CVE-2024-0001'], january));
      expect(scan.notes).toEqual([]);
      expect(await open(id)).toBe(2);
    });

    it('counts as any other once the later one is undone', async () => {
      const id = await repository();
      await importing(id, grype(shop, ['CVE-2024-0001'], january));
      const clean = await importing(id, grype(shop, [], march));
      expect(await open(id)).toBe(0);
      (await server.as('admin')('undoScan', { path: { id: clean.id } })).ok();
      await importing(id, grype(shop, [], february));
      expect(await open(id)).toBe(0);
    });
  });
});
