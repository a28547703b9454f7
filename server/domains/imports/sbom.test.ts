import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../tests/support/server/import-state.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';

const component = {
  type: 'library',
  name: 'qs',
  version: '6.5.2',
  'bom-ref': 'qs',
  purl: 'pkg:npm/qs@6.5.2',
};
const vulnerability = (id: string) => ({
  id,
  ratings: [{ severity: 'high' }],
  affects: [{ ref: 'qs' }],
});
/** `vulnerabilities` absent: not scanned; empty: none found. */
const cycloneDx = (vulnerabilities?: object[], tool = 'grype') =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { tools: { components: [{ type: 'application', name: tool }] } },
    components: [component],
    ...(vulnerabilities && { vulnerabilities }),
  });
const xml = (vulnerabilities: string) =>
  `<?xml version="1.0"?><bom xmlns="http://cyclonedx.org/schema/bom/1.5"><metadata><tools><tool><name>grype</name></tool></tools></metadata><components><component type="library" bom-ref="qs"><name>qs</name><version>6.5.2</version></component></components>${vulnerabilities}</bom>`;
const spdx = (advisory?: string) =>
  JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: 'shop',
    creationInfo: { creators: ['Tool: syft'], created: '2026-01-01T00:00:00Z' },
    packages: [
      {
        SPDXID: 'SPDXRef-qs',
        name: 'qs',
        versionInfo: '6.5.2',
        ...(advisory && {
          externalRefs: [
            {
              referenceCategory: 'SECURITY',
              referenceType: 'advisory',
              referenceLocator: advisory,
            },
          ],
        }),
      },
    ],
  });
const tagValue =
  'SPDXVersion: SPDX-2.3\nSPDXID: SPDXRef-DOCUMENT\nPackageName: qs\nSPDXID: SPDXRef-qs\nPackageVersion: 6.5.2\n';

describe('bills of materials', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Returns how many findings are open after each report. */
  const openAfter = async (
    reports: readonly string[],
    fields: Parameters<typeof upload>[3] = {},
  ): Promise<number[]> => {
    const id = await addRepository(server.as('admin'), `bill-${String(number++)}`);
    const open: number[] = [];
    for (const report of reports) {
      await upload(server.as('admin'), id, report, { ext: '', ...fields });
      await server.runJobs();
      open.push((await findingsOf(server, id)).filter(({ status }) => status === 'open').length);
    }
    return open;
  };
  const found = [vulnerability('CVE-2022-24999'), vulnerability('CVE-2017-1000048')];

  it.each([
    [
      'names fewer vulnerabilities: the others are fixed',
      [cycloneDx(found), cycloneDx(found.slice(1))],
      [2, 1],
    ],
    ['found none: all of that scanner are fixed', [cycloneDx(found), cycloneDx([])], [2, 0]],
    ['found none, in XML', [cycloneDx(found), xml('<vulnerabilities/>')], [2, 0]],
    ['has not looked: nothing is fixed', [cycloneDx(found), cycloneDx()], [2, 2]],
    ['has not looked, in XML', [cycloneDx(found), xml('')], [2, 2]],
    ['of another scanner', [cycloneDx(found), cycloneDx([], 'osv-scanner')], [2, 2]],
    [
      'in SPDX does not look',
      [spdx('https://nvd.nist.gov/vuln/detail/CVE-2022-24999'), spdx(), tagValue],
      [1, 1, 1],
    ],
  ])('that %s', async (_what, reports, open) => {
    expect(await openAfter(reports)).toEqual(open);
  });

  it('of another branch, or of a part, close nothing', async () => {
    expect(await openAfter([cycloneDx(found)], { branch: 'main' })).toEqual([2]);
    const id = await addRepository(server.as('admin'), 'bill-branches');
    for (const [report, fields] of [
      [cycloneDx(found), {}],
      [cycloneDx([]), { branch: 'feature' }],
      [cycloneDx([]), { complete: 'false' }],
    ] as const) {
      await upload(server.as('admin'), id, report, { ext: '', ...fields });
      await server.runJobs();
    }
    expect((await findingsOf(server, id)).filter(({ status }) => status === 'open')).toHaveLength(
      2,
    );
  });

  it('fix nothing of a tool that the organisation no longer wants', async () => {
    const id = await addRepository(server.as('admin'), 'unwanted');
    const line = { file: 'src/search.ts', line: 41, code: 'query(memo)' };
    const send = async () => {
      await upload(server.as('admin'), id, sarif([line], 'Bearer'));
      await server.runJobs();
      return (await findingsOf(server, id)).map(({ status }) => status);
    };
    expect(await send()).toEqual(['open']);
    const etag = (await server.as('admin')('getClient')).headers['etag'] ?? '';
    (
      await server.as('admin')('updateClient', {
        body: { excluded_tools: ['bearer'] },
        headers: { 'if-match': etag },
      })
    ).ok();
    expect(await send()).toEqual(['open']);
  });
});
