import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const search: Line = {
  file: 'search.ts',
  line: 41,
  code: "db.query('select ' + request.query.memo)",
};
const login: Line = {
  file: 'login.ts',
  line: 7,
  code: 'md5(request.body.password).digest()',
  rule: 'weak-hash',
  cwe: 328,
  message: 'MD5 for a password.',
  level: 'warning',
};

/** Each test has a folder of its own: one import adds the findings of all of them. */
const folders = ['accept', 'restore', 'approve', 'unlink', 'link', 'explain', 'around'] as const;
type Folder = (typeof folders)[number];
const within = (line: Line) =>
  folders.map((folder) => ({ ...line, file: `${folder}/${line.file}` }));

describe.each(engines)('decisions about findings on %s', (engine) => {
  let server: TestServer;
  let repositoryId = '';

  const importCodeql = async () => {
    await upload(
      server.as('admin'),
      repositoryId,
      sarif(within({ ...search, rule: 'js/sqli' }), 'codeql'),
    );
    await server.runJobs();
  };

  beforeAll(async () => {
    server = await startTestServer({ engine });
    repositoryId = await addRepository(server.as('admin'), 'ledger');
    // Imported one after the other, because the first report becomes the canonical finding of both.
    await upload(server.as('admin'), repositoryId, sarif([...within(search), ...within(login)]));
    await server.runJobs();
    await importCodeql();
  });
  afterAll(() => server.close());

  const idOf = async (rule: string, folder: Folder) =>
    (
      await server.as('admin')('listFindings', { query: { rule: [rule], file: `${folder}/*` } })
    ).ok().data[0]?.id ?? '';
  const read = async (id: string) =>
    (await server.as('admin')('getFinding', { path: { id } })).ok().data.attributes;

  it('accepts a risk with reason and end, and takes it back', async () => {
    const id = await idOf('weak-hash', 'accept');
    const accepted = (
      await server.as('cyberoper')('acceptFindingRisk', {
        path: { id },
        body: { reason: 'Behind the firewall.', until: '2999-12-31' },
      })
    ).ok().data.attributes;
    expect(accepted).toMatchObject({
      status: 'risk_accepted',
      risk_acceptance: {
        reason: 'Behind the firewall.',
        until: '2999-12-31',
        accepted_by: { username: 'cyberoper' },
      },
      sla: 'none',
    });
    expect(
      (
        await server.as('admin')('acceptFindingRisk', {
          path: { id },
          body: { reason: 'Again.', until: '2001-01-01' },
        })
      ).status,
    ).toBe(422);
    expect(
      (await server.as('admin')('revokeFindingRisk', { path: { id } })).ok().data.attributes,
    ).toMatchObject({ status: 'open', risk_acceptance: null });
    expect((await server.as('admin')('revokeFindingRisk', { path: { id } })).problem().code).toBe(
      'is_not_accepted',
    );
  });

  it('restores an acceptance that ended a moment ago, as it was', async () => {
    const id = await idOf('weak-hash', 'restore');
    const path = { id };
    const restore = () => server.as('admin')('restoreFindingRisk', { path });
    const accepted = (
      await server.as('cyberoper')('acceptFindingRisk', {
        path,
        body: { reason: 'Behind the firewall.', until: '2999-12-31' },
      })
    ).ok().data.attributes;
    expect((await restore()).problem()).toMatchObject({ status: 409, code: 'already_so' });
    expect((await server.as('admin')('revokeFindingRisk', { path })).status).toBe(200);
    const { status, risk_acceptance: acceptance } = accepted;
    expect((await restore()).ok().data.attributes).toMatchObject({
      status,
      risk_acceptance: acceptance,
    });
    // Another status also ends it, and no acceptance is shown then.
    expect(
      (await server.as('admin')('updateFinding', { path, body: { status: 'in_progress' } })).ok()
        .data.attributes,
    ).toMatchObject({ status: 'in_progress', risk_acceptance: null });
    expect((await server.as('developer')('restoreFindingRisk', { path })).status).toBe(403);
    expect((await restore()).ok().data.attributes).toMatchObject({
      status,
      risk_acceptance: acceptance,
    });
    const { data: history } = (await server.as('admin')('listFindingHistory', { path })).ok();
    expect(history[0]).toMatchObject({ kind: 'risk_accepted', cause: 'taken_back' });
    // A decision in between is not overruled.
    await server.as('admin')('updateFinding', { path, body: { status: 'open' } });
    await server.as('admin')('updateFinding', { path, body: { status: 'in_progress' } });
    expect((await restore()).problem()).toMatchObject({ status: 409, code: 'changed_since' });
  });

  it('accepts nothing until a fix that is there already', async () => {
    const vulnerable = {
      title: 'Denial of service',
      severity: 'High',
      component_name: 'qs',
      component_version: '6.5.2',
      cve: 'CVE-2022-24999',
      fix_version: '6.5.3',
    };
    const repository = 'gateway';
    await upload(
      server.as('admin'),
      await addRepository(server.as('admin'), repository),
      JSON.stringify({
        type: 'Example',
        findings: [
          vulnerable,
          { ...vulnerable, component_name: 'pg', cve: 'CVE-2022-1', fix_version: undefined },
        ],
      }),
      { ext: 'json' },
    );
    await server.runJobs();
    const accept_risk = { reason: 'It cannot be reached.', until_fix: true };
    const { data } = (
      await server.as('admin')('listFindings', { query: { repository: [repository] } })
    ).ok();
    const found = (rule: string) =>
      data.find(({ attributes }) => attributes.rule.id === rule)?.id ?? '';
    const [fixable, other] = [found('CVE-2022-24999'), found('CVE-2022-1')];
    expect(
      (
        await server.as('admin')('acceptFindingRisk', { path: { id: fixable }, body: accept_risk })
      ).problem(),
    ).toMatchObject({ status: 409, code: 'fix_available' });
    expect(
      (await server.as('admin')('acceptFindingRisk', { path: { id: other }, body: accept_risk }))
        .status,
    ).toBe(200);
    const selection = {
      filter: { repository },
      except: [],
      as_of: new Date().toISOString(),
      expected_total: 2,
    };
    const preview = (
      await server.as('admin')('previewBulkAction', {
        body: { action: 'triage', change: { accept_risk }, selection },
      })
    ).ok().data;
    expect(preview.stay.map(({ code }) => code)).toContain('fix_available');
  });

  it('waits for the approver, and for no other user', async () => {
    const id = await idOf('weak-hash', 'approve');
    await server.as('cyberoper')('acceptFindingRisk', {
      path: { id },
      body: { reason: 'Until the migration.', approver_id: server.people.admin.userId },
    });
    expect((await read(id)).status).toBe('open');
    expect(
      (
        await server.as('superadmin')('decideFindingRisk', {
          path: { id },
          body: { approve: true },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await server.as('admin')('decideFindingRisk', { path: { id }, body: { approve: true } })
      ).ok().data.attributes.status,
    ).toBe('risk_accepted');
  });

  it('says why two findings are the same, and leaves them apart when a user said so', async () => {
    const [canonical, duplicate] = [
      await idOf('sql-injection', 'unlink'),
      await idOf('js/sqli', 'unlink'),
    ];
    expect(await read(duplicate)).toMatchObject({
      is_duplicate: true,
      duplicates: [
        {
          finding_id: canonical,
          canonical: true,
          tool: 'Semgrep',
          reason: 'weakness',
          facts: { cwe: 89, file: 'unlink/search.ts', line: 41 },
        },
      ],
    });
    const unlink = () =>
      server.as('admin')('unlinkFindingDuplicate', {
        path: { id: duplicate, finding: canonical },
      });
    await unlink();
    expect((await unlink()).problem()).toMatchObject({ status: 404 });
    await importCodeql();
    expect(await read(duplicate)).toMatchObject({ is_duplicate: false, duplicates: [] });
  });

  it('links by hand', async () => {
    const [canonical, duplicate] = [
      await idOf('sql-injection', 'link'),
      await idOf('weak-hash', 'link'),
    ];
    const linked = (
      await server.as('admin')('linkFindingDuplicate', {
        path: { id: duplicate },
        body: { finding_id: canonical, canonical: false, reason: 'One bug.' },
      })
    ).ok().data.attributes;
    expect(linked).toMatchObject({
      is_duplicate: true,
      duplicates: [{ finding_id: canonical, comment: 'One bug.' }],
    });
    expect(
      (
        await server.as('admin')('linkFindingDuplicate', {
          path: { id: canonical },
          body: { finding_id: canonical, canonical: false },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await server.as('admin')('linkFindingDuplicate', {
          path: { id: canonical },
          body: { finding_id: duplicate, canonical: false },
        })
      ).status,
    ).toBe(409);
  });

  it('explains the priority that the list shows', async () => {
    const id = await idOf('sql-injection', 'explain');
    const { data } = (await server.as('admin')('explainFindingPriority', { path: { id } })).ok();
    expect(data.score).toBe((await read(id)).priority);
    expect(Math.round(data.factors.reduce((sum, { contribution }) => sum + contribution, 0))).toBe(
      data.score,
    );
  });

  it('knows what stands before and after, and what groups there are', async () => {
    const { data } = (
      await server.as('admin')('listFindings', { query: { file: 'around/*' } })
    ).ok();
    const ids = data.map(({ id }) => id);
    const around = (
      await server.as('admin')('getFindingNeighbours', {
        path: { id: ids[1] ?? '' },
        query: { file: 'around/*' },
      })
    ).ok();
    expect(around).toEqual({ previous: ids[0], next: ids[2], position: 2 });
    const groups = (
      await server.as('admin')('listFindingGroups', { query: { group: 'file', file: 'around/*' } })
    ).ok();
    expect(groups.data.map(({ key, total }) => [key, total])).toEqual([
      ['around/search.ts', 2],
      ['around/login.ts', 1],
    ]);
    expect(groups.meta.total).toBe(2);
  });
});
