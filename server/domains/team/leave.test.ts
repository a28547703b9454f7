import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../tests/support/server/engines.ts';
import { findingsRead, insertManyFindings } from '../../../tests/support/server/many-findings.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { applyChanges, lockFinding } from '../findings/triage/finding-change.ts';
import { findUser } from '../identity/session/session.repo.ts';
import { releaseAssignedWork } from './leave.repo.ts';

describe.each(engines)('a member who is removed, on %s', (engine) => {
  let server: TestServer;
  let ids: string[] = [];
  const read = async (id: string) =>
    (await server.as('admin')('getFinding', { path: { id } })).ok().data.attributes;
  const history = async (id: string) =>
    (await server.as('admin')('listFindingHistory', { path: { id } })).ok().data;
  const member = async (name: string) =>
    (await server.as('admin')('listTeam', { query: { q: name } })).ok().data[0];
  const remove = async (person: 'developer' | 'partner') =>
    expect(
      (await server.as('admin')('removeTeamMember', { path: { id: server.people[person].userId } }))
        .status,
    ).toBe(204);

  beforeAll(async () => {
    server = await startTestServer({ engine });
    const lines = Array.from({ length: 4 }, (_, n) => ({
      file: `file${String(n)}.ts`,
      line: 41,
      code: `db.query('select ${String(n)}')`,
    }));
    await upload(
      server.as('admin'),
      await addRepository(server.as('admin'), 'ledger'),
      sarif(lines),
    );
    await server.runJobs();
    ids = (await server.as('admin')('listFindings')).ok().data.map(({ id }) => id);
  });
  afterAll(() => server.close());

  it('leaves nothing assigned or sent to them, and says so in the history under the names of then', async () => {
    const [assigned = '', sent = ''] = ids;
    const { userId } = server.people.developer;
    await server.as('admin')('updateFinding', {
      path: { id: assigned },
      body: { assignee_id: userId },
    });
    await server.as('developer')('commentOnFinding', {
      path: { id: assigned },
      body: { comment: 'I look at it.' },
    });
    await server.as('admin')('sendFindings', {
      body: { finding_ids: [sent], developer_ids: [userId] },
    });
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute('update jobs set run_at = now()'),
    );
    await server.runJobs();
    expect(await member('developer@')).toMatchObject({ open_findings: 2, awaited_approvals: 0 });
    await remove('developer');

    expect((await read(assigned)).assignee).toBeNull();
    expect((await read(sent)).sent_to).toEqual([]);
    const events = await history(assigned);
    expect(events[0]).toMatchObject({
      kind: 'assignee_left',
      from: 'developer',
      to: null,
      actor_name: 'admin',
    });
    expect(events.find(({ kind }) => kind === 'comment')).toMatchObject({
      actor: null,
      actor_name: 'developer',
      comment: 'I look at it.',
    });
    const { rows } = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute(`
      select (select count(*)::int from findings where assignee_id is not null) as assigned, (select count(*)::int from finding_sends) as sends,
        (select count(*)::int from finding_labels where label like 'developer:%') as labels, (select coalesce(sum(n), 0)::int from label_counts where label like 'developer:%') as counted`),
    );
    expect(rows).toEqual([{ assigned: 0, sends: 0, labels: 0, counted: 0 }]);
  });

  it('frees the requests that wait for their answer, for any approver but who asked', async () => {
    const [, , single = '', bulk = ''] = ids;
    for (const id of [single, bulk])
      await server.as('cyberoper')('acceptFindingRisk', {
        path: { id },
        body: { reason: 'Behind the firewall.', approver_id: server.people.partner.userId },
      });
    await server.as('partner')('saveFilter', {
      body: { name: 'Ours', filters: [], shared: true, is_default: false },
    });
    await server.as('partner')('saveFilter', {
      body: { name: 'Mine', filters: [], shared: false, is_default: false },
    });
    expect(await member('partner@')).toMatchObject({ awaited_approvals: 2 });
    await remove('partner');

    expect(await read(single)).toMatchObject({
      status: 'open',
      review_requested: true,
      risk_acceptance: { approver: null, accepted_by: { username: 'cyberoper' } },
    });
    expect((await history(single))[0]).toMatchObject({ kind: 'approver_left', from: 'partner' });
    const notifications = (
      await server.as('superadmin')('listNotifications', {
        query: { notification_type: 'approval_requested' },
      })
    ).ok().data;
    expect(notifications.map(({ facts }) => facts)).toEqual([
      { username: 'cyberoper', count: 2, what: (await read(single)).title },
    ]);
    expect(
      (
        await server.as('cyberoper')('listNotifications', {
          query: { notification_type: 'approval_requested' },
        })
      ).ok().data,
    ).toEqual([]);

    expect(
      (
        await server.as('cyberoper')('decideFindingRisk', {
          path: { id: single },
          body: { approve: true },
        })
      ).status,
    ).toBe(403);
    const change = { decide_risk: { approve: true } };
    expect(
      (
        await server.as('cyberoper')('previewBulkAction', {
          body: { action: 'triage', change, finding_ids: [bulk] },
        })
      ).ok().data.stay,
    ).toMatchObject([{ code: 'not_asked' }]);
    expect(
      (
        await server.as('superadmin')('decideFindingRisk', {
          path: { id: single },
          body: { approve: true },
        })
      ).ok().data.attributes,
    ).toMatchObject({
      status: 'risk_accepted',
      risk_acceptance: { approver: { username: 'superadmin' } },
    });
    await server.as('admin')('triageFindings', { body: { change, finding_ids: [bulk] } });
    expect(await read(bulk)).toMatchObject({
      status: 'risk_accepted',
      risk_acceptance: { approver: { username: 'admin' } },
    });

    const views = (await server.as('admin')('listSavedFilters')).ok().data;
    expect(views).toMatchObject([{ name: 'Ours', owner: null }]);
    const { rows } = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute('select name from saved_filters'),
    );
    expect(rows).toEqual([{ name: 'Ours' }]);
  });

  // PGlite has one connection and cannot run transactions concurrently.
  it.runIf(engine === 'postgresql')(
    'takes from them also what they are given at the same moment',
    async () => {
      const [, , , id = ''] = ids;
      const { admin, developer2 } = server.people;
      const who = {
        ...admin,
        isPartner: false,
        token: { kind: 'session' as const, id: admin.userId },
      };
      const removing = await inTenant(server.deps.db, admin, async (tx) => {
        const row = await lockFinding(tx, id);
        if (!row) throw new Error('No finding.');
        await applyChanges(tx, who, [row], { assigneeId: developer2.userId }, new Date());
        const answer = server.as('superadmin')('removeTeamMember', {
          path: { id: developer2.userId },
        });
        // Waits for the rows that this transaction has locked.
        await expect(
          Promise.race([answer.then(() => 'removed'), sleep(500, 'waits')]),
        ).resolves.toBe('waits');
        return { answer };
      });
      expect((await removing.answer).status).toBe(204);
      const { rows } = await inTenant(server.deps.db, admin, (tx) =>
        tx.execute(
          "select (select count(*)::int from findings where assignee_id is not null) as assigned, (select count(*)::int from finding_labels where label like 'developer:%') as labels",
        ),
      );
      expect(rows).toEqual([{ assigned: 0, labels: 0 }]);
    },
  );

  it('reads the findings that they had and no others', async () => {
    const { clientId } = server.people.admin;
    await insertManyFindings(server.deps.db, clientId, 5_000);
    await inTenant(server.deps.db, server.people.admin, async (tx) => {
      const user = await findUser(tx, clientId, server.people.cyberoper.userId);
      if (!user) throw new Error('No such user.');
      await releaseAssignedWork(
        tx,
        { ...server.people.admin, isPartner: false, token: { kind: 'session', id: clientId } },
        user,
        new Date(),
      );
      expect(await findingsRead(tx)).toBeLessThan(100);
    });
  });

  it('ends their sessions and the tokens that they made', async () => {
    const { token } = (
      await server.as('admin')('generatePlexalyzerToken', {
        body: { name: 'ci', expired_at: '2027-06-01T00:00:00Z', scopes: ['scans:read'] },
      })
    ).ok();
    const pipeline = server.withToken(token);
    expect((await pipeline('listScans')).status).toBe(200);
    const admin = (await server.as('superadmin')('listTeam', { query: { q: 'admin@' } }))
      .ok()
      .data.find(({ username }) => username === 'admin');
    expect(admin).toMatchObject({ api_tokens: 1 });
    expect(
      (
        await server.as('superadmin')('removeTeamMember', {
          path: { id: server.people.admin.userId },
        })
      ).status,
    ).toBe(204);
    expect((await pipeline('listScans')).status).toBe(401);
    expect((await server.as('admin')('getSession')).status).toBe(401);
  });
});
