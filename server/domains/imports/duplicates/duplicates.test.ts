import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { findingsOf } from '../../../../tests/support/server/import-state.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const query: Line = {
  file: 'src/search.ts',
  line: 41,
  code: "db.query('select ' + request.query.memo)",
};
const other: Line = { ...query, rule: 'sql-concat', message: 'Strings joined to SQL.' };

describe.each(engines)('the same thing from several tools on %s', (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  /** Imports the reports in order into a new repository. */
  const after = async (...reports: [lines: readonly Line[], tool: string][]) => {
    const id = await addRepository(server.as('admin'), `twice-${String(number++)}`);
    const send = async (lines: readonly Line[], tool: string) => {
      await upload(server.as('admin'), id, sarif(lines, tool));
      await server.runJobs();
    };
    for (const [lines, tool] of reports) await send(lines, tool);
    return {
      send,
      state: async () =>
        (await findingsOf(server, id)).map((each) => ({
          ...each,
          name: `${each.tool} ${each.rule}`,
        })),
    };
  };
  const shown = (findings: { name: string; is_duplicate: boolean }[]) =>
    findings.filter((each) => !each.is_duplicate).map(({ name }) => name);

  it('is shown once, by the oldest, with the reason', async () => {
    const { state } = await after([[query], 'Semgrep'], [[query], 'CodeQL'], [[query], 'Bearer']);
    const findings = await state();
    expect(shown(findings)).toEqual(['Semgrep sql-injection']);
    const id = findings.find((each) => each.tool === 'CodeQL')?.id ?? '';
    expect(
      (await server.as('admin')('getFinding', { path: { id } })).ok().data.attributes.duplicates,
    ).toMatchObject([
      { reason: 'weakness', facts: { cwe: 89, file: 'src/search.ts', line: 41 }, comment: null },
    ]);
  });

  it('hides none of two that one tool tells apart', async () => {
    const first = await after([[query], 'Semgrep'], [[query, other], 'CodeQL']);
    expect(shown(await first.state())).toEqual(['CodeQL sql-concat', 'Semgrep sql-injection']);
    const second = await after([[query, other], 'CodeQL'], [[query], 'Semgrep']);
    expect(shown(await second.state())).toHaveLength(2);
  });

  it('goes back to standing for itself when the other is fixed', async () => {
    const { state, send } = await after([[query], 'Semgrep'], [[query], 'CodeQL']);
    await send([], 'Semgrep');
    expect(shown((await state()).filter(({ status }) => status === 'open'))).toEqual([
      'CodeQL sql-injection',
    ]);
  });

  it('stays apart once a person said so, by either way of saying it', async () => {
    const { state, send } = await after(
      [[query], 'Semgrep'],
      [[query], 'CodeQL'],
      [[query], 'Bearer'],
    );
    const [codeql, bearer] = ['CodeQL', 'Bearer'].map(async (tool) =>
      (await state()).find((each) => each.tool === tool),
    );
    const [one, two] = [await codeql, await bearer];
    (
      await server.as('admin')('updateFinding', {
        path: { id: one?.id ?? '' },
        body: { is_duplicate: false },
      })
    ).ok();
    (
      await server.as('admin')('unlinkFindingDuplicate', {
        path: { id: two?.id ?? '', finding: two?.canonical_id ?? '' },
      })
    ).ok();
    await send([query, { ...query, line: 90 }], 'Semgrep');
    expect(shown(await state())).toHaveLength(4);
  });

  it('leads over what is known under several names', async () => {
    const advisory = (ids: string[], name = 'qs') => ({
      title: 'Prototype pollution',
      severity: 'High',
      component_name: name,
      component_version: '6.5.2',
      vulnerability_ids: ids,
      file_path: 'package-lock.json',
    });
    const id = await addRepository(server.as('admin'), 'several-names');
    for (const [type, ids] of [
      ['One', ['CVE-2022-24999']],
      ['Two', ['GHSA-hrpp-h998-j3pp']],
      ['Three', ['CVE-2022-24999', 'GHSA-hrpp-h998-j3pp']],
    ] as const) {
      await upload(
        server.as('admin'),
        id,
        JSON.stringify({ type, findings: [advisory([...ids])] }),
        { ext: 'json' },
      );
      await server.runJobs();
    }
    expect((await findingsOf(server, id)).filter((each) => !each.is_duplicate)).toHaveLength(1);
  });

  describe('under a name each', () => {
    const trivy = (id: string) =>
      JSON.stringify({
        SchemaVersion: 2,
        ArtifactName: '.',
        ArtifactType: 'filesystem',
        Results: [
          {
            Target: 'package-lock.json',
            Class: 'lang-pkgs',
            Type: 'npm',
            Vulnerabilities: [
              {
                VulnerabilityID: id,
                PkgName: 'minimist',
                InstalledVersion: '1.2.0',
                Severity: 'HIGH',
              },
            ],
          },
        ],
      });
    const npm = (id: string) =>
      JSON.stringify({
        auditReportVersion: 2,
        metadata: { vulnerabilities: { total: 1 } },
        vulnerabilities: {
          minimist: {
            name: 'minimist',
            severity: 'high',
            via: [
              {
                source: 1,
                name: 'minimist',
                title: 'Prototype pollution',
                url: `https://github.com/advisories/${id}`,
                severity: 'high',
                range: '<1.2.6',
              },
            ],
            range: '<1.2.6',
            nodes: ['node_modules/minimist'],
            fixAvailable: true,
          },
        },
      });
    const osv = (id: string, aliases: readonly string[]) =>
      JSON.stringify({
        results: [
          {
            source: { path: 'yarn.lock', type: 'lockfile' },
            packages: [
              {
                package: { name: 'lodash', version: '4.0.0', ecosystem: 'npm' },
                vulnerabilities: [{ id, aliases, summary: 'Prototype pollution' }],
              },
            ],
          },
        ],
      });
    /** Returns the visible findings of a new repository after these reports. */
    const shownAfter = async (person: 'admin' | 'foreignAdmin', ...reports: readonly string[]) => {
      const id = await addRepository(server.as(person), `names-${String(number++)}`);
      for (const report of reports) {
        await upload(server.as(person), id, report, { ext: '' });
        await server.runJobs();
      }
      return (
        await server.as(person)('listFindings', {
          query: { repository: [`names-${String(number - 1)}`], is_duplicate: false },
        })
      ).ok().data.length;
    };

    it('is one once a report of the organisation has said both names, and of no other organisation', async () => {
      const [cve, ghsa] = ['CVE-2021-44906', 'GHSA-xvch-5gv4-984h'];
      expect(await shownAfter('admin', trivy(cve), npm(ghsa))).toBe(2);
      await shownAfter('foreignAdmin', osv(ghsa, [cve]));
      expect(await shownAfter('admin', trivy(cve), npm(ghsa))).toBe(2);
      await shownAfter('admin', osv(ghsa, [cve]));
      expect(await shownAfter('admin', trivy(cve), npm(ghsa))).toBe(1);
    });

    it('is not one because an advisory speaks of several', async () => {
      await shownAfter('admin', osv('GHSA-aaaa-bbbb-cccc', ['CVE-2020-7598', 'CVE-2020-7599']));
      expect(await shownAfter('admin', trivy('CVE-2020-7598'), npm('GHSA-aaaa-bbbb-cccc'))).toBe(2);
    });
  });
});
