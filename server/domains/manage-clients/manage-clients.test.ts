import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { endPilots } from '../billing/index.ts';
import { apiTokens, users } from '../../platform/db/schema/accounts.ts';
import { findings } from '../../platform/db/schema/findings.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

let server: TestServer;
let other: string;
let repository: string;
let partner: string;
beforeAll(async () => {
  server = await startTestServer();
  partner = (
    await server.as('superadmin')('createPartner', {
      body: {
        name: 'Acme Consulting',
        email: server.people.partner.email,
        active: true,
        discount_percent: 10,
      },
    })
  ).ok().data.id;
  other = server.people.foreignAdmin.clientId;
  repository = await addRepository(server.as('foreignAdmin'), 'vault');
});
afterAll(() => server.close());

const names = async (person: 'superadmin' | 'partner', query = {}) =>
  (await server.as(person)('listManagedClients', { query }))
    .ok()
    .data.map((client) => client.organization_name);

describe('organisations', () => {
  it('are listed for a super-admin, and for a partner those that it brought', async () => {
    expect(await names('superadmin')).toEqual(['Acme', 'Other']);
    expect(await names('superadmin', { q: 'oth' })).toEqual(['Other']);
    expect(await names('partner')).toEqual([]);
    expect((await server.as('partner')('getManagedClient', { path: { id: other } })).status).toBe(
      404,
    );
    expect(
      (
        await server.as('superadmin')('setClientPartner', {
          body: { client_id: other, partner_id: partner },
        })
      ).ok().data,
    ).toMatchObject({ partner: 'Acme Consulting', partner_id: partner });
    expect(await names('partner')).toEqual(['Other']);
    expect(
      (await server.as('partner')('getManagedClient', { path: { id: other } })).ok().data,
    ).toMatchObject({ members: 2, repositories: 1, partner: 'Acme Consulting' });
    expect(
      (
        await server.as('partner')('getManagedClient', {
          path: { id: server.people.admin.clientId },
        })
      ).status,
    ).toBe(404);
  });

  it('come by health, the worst first, then by what is open', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const health = async () =>
      (await server.as('superadmin')('listManagedClients'))
        .ok()
        .data.map(({ organization_name: name, health }) => `${name}: ${health}`);
    expect(await health()).toEqual(['Acme: setting_up', 'Other: setting_up']);

    const mine = await addRepository(server.as('admin'), 'shop');
    await upload(
      server.as('admin'),
      mine,
      sarif([{ file: 'src/search.ts', line: 1, code: 'query(1)' }]),
    );
    await server.runJobs();
    await server.as('foreignAdmin')('generatePlexalyzerToken', {
      body: { name: 'ci', expired_at: at(60 * 24 * 3).toISOString() },
    });
    expect(await health()).toEqual(['Other: token_expiring', 'Acme: healthy']);
    await inTenant(server.deps.db, server.people.foreignAdmin, (tx) =>
      tx.update(apiTokens).set({ expiresAt: at(-1) }),
    );
    expect(await health()).toEqual(['Other: token_expired', 'Acme: healthy']);

    await upload(server.as('admin'), mine, '{');
    await server.runJobs();
    expect(await health()).toEqual(['Acme: scan_failed', 'Other: token_expired']);
    expect(await names('superadmin', { health: 'token_expired' })).toEqual(['Other']);
    expect(await names('superadmin', { tier: 'enterprise' })).toEqual([]);
  });

  it('are counted together, for a partner those that it brought', async () => {
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .update(findings)
        .set({ severity: 'critical', severityRank: 0, dueAt: new Date(Date.now() - 1000) }),
    );
    expect((await server.as('superadmin')('getManagedClientTotals')).ok().data).toEqual({
      clients: 2,
      setting_up: 1,
      attention: 2,
      piloting: 0,
      repositories: 2,
      unscanned_repositories: 1,
      open_findings: 1,
      found_in_a_week: 1,
      closed_in_a_week: 0,
      critical_overdue: 1,
      critical_overdue_clients: 1,
    });
    expect((await server.as('partner')('getManagedClientTotals')).ok().data).toMatchObject({
      clients: 1,
      open_findings: 0,
      critical_overdue: 0,
      attention: 1,
    });
    const [finding] = (await server.as('admin')('listFindings')).ok().data;
    await server.as('admin')('toggleFindingFalsePositive', { path: { id: finding?.id ?? '' } });
    expect((await server.as('superadmin')('getManagedClientTotals')).ok().data).toMatchObject({
      open_findings: 0,
      closed_in_a_week: 1,
      critical_overdue: 0,
      critical_overdue_clients: 0,
    });
  });

  it('can be looked into, and see in their own log who did', async () => {
    const list = (
      await server.as('superadmin')('listManagedRepositories', { path: { id: other } })
    ).ok();
    expect(list.data.map(({ id }) => id)).toEqual([repository]);
    expect(
      (
        await server.as('superadmin')('getManagedRepository', {
          path: { id: other, repo: repository },
        })
      ).status,
    ).toBe(200);
    expect(
      (await server.as('superadmin')('listManagedFindings', { path: { id: other } })).ok().meta
        .total,
    ).toBe(0);
    expect(
      (
        await server.as('superadmin')('getManagedFinding', {
          path: { id: other, finding: repository },
        })
      ).status,
    ).toBe(404);
    const log = await inTenant(server.deps.db, server.people.foreignAdmin, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'clients.view')),
    );
    expect(log.map(({ actorName, subjectType }) => `${actorName} ${subjectType}`)).toContain(
      'superadmin repositories',
    );
  });

  it('show their findings with the same filters, search, order, pages and files as one’s own', async () => {
    await upload(
      server.as('foreignAdmin'),
      repository,
      sarif(
        ['injection', 'leak', 'typo'].map((message, index) => ({
          file: `src/${message}.ts`,
          line: index + 1,
          code: `${message}()`,
          message,
        })),
      ),
    );
    await server.runJobs();
    const path = { id: other };
    const titles = async (query: object) =>
      (await server.as('partner')('listManagedFindings', { path, query }))
        .ok()
        .data.map(({ attributes }) => attributes.file);
    const byFile = { sort_field: 'file', sort: 'desc' } as const;
    expect(await titles(byFile)).toEqual(['src/typo.ts', 'src/leak.ts', 'src/injection.ts']);
    expect(await titles({ ...byFile, page: 2, page_size: 2 })).toEqual(['src/injection.ts']);
    expect(await titles({ q: 'leak' })).toEqual(['src/leak.ts']);
    expect(await titles({ repository: ['elsewhere'] })).toEqual([]);

    const options = (
      person: 'partner' | 'superadmin' | 'admin' | 'cyberoper',
      key = 'repository',
    ) =>
      server.as(person)('listFindingFilterOptions', {
        query: { filter_key: key as 'repository', client_id: other },
      });
    for (const person of ['partner', 'superadmin'] as const)
      expect((await options(person)).ok().data.options).toEqual([
        { value: 'vault', label: 'vault', count: 3 },
      ]);
    for (const person of ['admin', 'cyberoper'] as const)
      expect((await options(person)).status).toBe(403);
    expect(
      (
        await server.as('partner')('listFindingFilterOptions', {
          query: { filter_key: 'tool', client_id: crypto.randomUUID() },
        })
      ).status,
    ).toBe(404);

    const csv = await server.as('partner')('exportManagedFindings', {
      path,
      query: { format: 'csv', q: 'leak', fields: ['file'] },
    });
    expect(csv.status).toBe(200);
    expect(csv.text).toContain('src/leak.ts');
    expect(csv.text).not.toContain('src/typo.ts');
    const log = await inTenant(server.deps.db, server.people.foreignAdmin, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'clients.view')),
    );
    const seen = log.map(({ actorName, subjectType }) => `${actorName} ${subjectType}`);
    expect(seen.filter((each) => each === 'partner filters')).toHaveLength(1);
    expect(seen).toContain('partner export');
  });

  it('show their repositories in order, by name and by source', async () => {
    await addRepository(server.as('foreignAdmin'), 'archive');
    const path = { id: other };
    const named = async (query: object) =>
      (await server.as('superadmin')('listManagedRepositories', { path, query }))
        .ok()
        .data.map(({ attributes }) => attributes.nickname);
    expect(await named({ sort_field: 'nickname', sort: 'desc' })).toEqual(['vault', 'archive']);
    expect(await named({ sort_field: 'nickname', page: 2, page_size: 1 })).toEqual(['vault']);
    expect(await named({ q: 'arch' })).toEqual(['archive']);
    expect(await named({ source_control: ['github'] })).toEqual([]);
  });

  it('are closed to everybody else', async () => {
    for (const person of ['admin', 'cyberoper', 'developer', 'foreignAdmin'] as const) {
      expect((await server.as(person)('listManagedClients')).status).toBe(403);
      expect((await server.as(person)('getManagedClientTotals')).status).toBe(403);
      expect(
        (await server.as(person)('listManagedRepositories', { path: { id: other } })).status,
      ).toBe(403);
    }
    expect(
      (
        await server.as('partner')('setClientPiloting', {
          body: { client_id: other, piloting: true },
        })
      ).status,
    ).toBe(403);
  });

  it('pilot when a super-admin says so', async () => {
    expect(
      (
        await server.as('superadmin')('setClientPiloting', {
          body: { client_id: other, piloting: true },
        })
      ).ok().data.piloting,
    ).toBe(true);
    expect(await names('superadmin', { piloting: true })).toEqual(['Other']);
    expect(
      (
        await server.as('superadmin')('setClientPiloting', {
          body: { client_id: repository, piloting: true },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a plan', () => {
  const give = (pilot_until: string | null, tier: 'starter' | 'team') =>
    server.as('superadmin')('setClientPlan', { body: { client_id: other, tier, pilot_until } });
  const subscription = async () => {
    const { token } = (await server.as('foreignAdmin')('getClient')).ok();
    return decodeJwt<{ subscription: object }>(token).subscription;
  };

  it('is given by a super-admin, and a pilot counts as the largest until its last day', async () => {
    expect((await give(null, 'team')).ok().data).toMatchObject({ tier: 'team', piloting: false });
    expect(await subscription()).toMatchObject({ tier: 'team' });
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect((await give(day(-2), 'starter')).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'pilot_until'] }],
    });
    const until = day(30);
    expect((await give(until, 'starter')).ok().data).toMatchObject({
      tier: 'starter',
      piloting: true,
      pilot_until: until,
    });
    expect(await subscription()).toMatchObject({ tier: 'enterprise', pilot: { until } });
    const later = () => new Date(Date.now() + 32 * 86_400_000);
    await endPilots({ ...server.deps, now: later });
    expect(await subscription()).toEqual({ tier: 'starter', payment: 'off' });
    for (const person of ['admin', 'partner'] as const)
      expect(
        (
          await server.as(person)('setClientPlan', {
            body: { client_id: other, tier: 'team', pilot_until: null },
          })
        ).status,
      ).toBe(403);
  });
});

describe('the partner that brought an organisation', () => {
  const body = { name: 'Acme Consulting', active: true, discount_percent: 10 };
  const give = (partnerId: string | null) =>
    server.as('superadmin')('setClientPartner', {
      body: { client_id: other, partner_id: partnerId },
    });
  const update = (change: { email?: string; active?: boolean }) =>
    server.as('superadmin')('updatePartner', {
      path: { id: partner },
      body: { ...body, email: server.people.partner.email, ...change },
    });
  const brought = async () =>
    (await server.as('superadmin')('getPartner', { path: { id: partner } })).ok().data.clients;

  it('is said by a super-admin alone, and stands in the log of the organisation', async () => {
    for (const person of ['admin', 'partner', 'foreignAdmin'] as const)
      expect(
        (
          await server.as(person)('setClientPartner', {
            body: { client_id: other, partner_id: partner },
          })
        ).status,
      ).toBe(403);
    expect((await give(partner)).status).toBe(200);
    expect(await brought()).toBe(1);
    const log = await inTenant(server.deps.db, server.people.foreignAdmin, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'clients.partner')),
    );
    expect(log.at(-1)).toMatchObject({
      actorName: 'superadmin',
      detail: { partner: 'Acme Consulting' },
    });
    expect((await give(null)).ok().data).toMatchObject({ partner: null, partner_id: null });
    expect([await brought(), await names('partner')]).toEqual([0, []]);
    expect((await give(partner)).status).toBe(200);
  });

  it('must be there, active, and have an account that sees the organisation', async () => {
    expect((await give(repository)).status).toBe(404);
    expect(
      (
        await server.as('superadmin')('setClientPartner', {
          body: { client_id: repository, partner_id: partner },
        })
      ).status,
    ).toBe(404);
    const withoutAccount = (
      await server.as('superadmin')('createPartner', {
        body: { ...body, name: 'No account yet', email: 'later@partner.example' },
      })
    ).ok().data.id;
    expect((await give(withoutAccount)).problem()).toMatchObject({
      status: 422,
      code: 'partner_without_account',
    });
    await update({ active: false });
    expect((await give(partner)).problem()).toMatchObject({ status: 422, code: 'partner_paused' });
    expect(
      (await server.as('superadmin')('getManagedClient', { path: { id: other } })).ok().data
        .partner,
    ).toBe('Acme Consulting');
  });

  it('shows it to its person only while it is active, and to the next person after that', async () => {
    const sees = async (person: 'partner' | 'cyberoper') =>
      (await server.as(person)('getManagedClient', { path: { id: other } })).status;
    expect(await sees('partner')).toBe(403);
    await update({ active: true });
    expect(await sees('partner')).toBe(200);
    await update({ email: server.people.cyberoper.email.toUpperCase() });
    expect([await sees('partner'), await sees('cyberoper')]).toEqual([403, 200]);
    await update({});
    expect([await sees('partner'), await sees('cyberoper')]).toEqual([200, 403]);
  });

  it('gives its rights to a person who is invited after it', async () => {
    await server.as('admin')('inviteTeamMember', {
      body: { email: 'Later@partner.example', role: 'developer' },
    });
    const [person] = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.select().from(users).where(eq(users.email, 'Later@partner.example')),
    );
    expect(person?.isPartner).toBe(true);
  });

  it('is none any more once it is removed', async () => {
    expect((await server.as('superadmin')('deletePartner', { path: { id: partner } })).status).toBe(
      204,
    );
    expect(
      (await server.as('superadmin')('getManagedClient', { path: { id: other } })).ok().data,
    ).toMatchObject({ partner: null, partner_id: null });
  });
});
