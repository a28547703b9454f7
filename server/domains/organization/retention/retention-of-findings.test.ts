import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { runMaintenance } from '../../../maintenance.ts';
import {
  findingEvents,
  findingLabels,
  findings,
  riskAcceptances,
} from '../../../platform/db/schema/findings.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { repositories, scans } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { firstIdAt, newId } from '../../../platform/runtime/ids.ts';
import { readStoredFile, writeStoredFile } from '../../../platform/storage/stored-files.ts';
import { uploadPlace } from '../../scans/records/index.ts';
import { shorterFrom } from './nights.ts';
import { applyRetention } from './retention.service.ts';
import { Readable } from 'node:stream';

type Person = 'admin' | 'foreignAdmin';
const day = 86_400_000;
let server: TestServer;

const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** Runs the maintenance after the night from which the current reduction is in effect. */
const applyNextNight = () => {
  const later = new Date(shorterFrom(new Date()).getTime() + 60_000);
  return applyRetention({ db: server.deps.db, now: () => later });
};

type Made = Partial<typeof findings.$inferInsert> & { name: string; closedDays?: number };

/** Inserts a finding with one label, an event and a comment of its age; 400 days by default. */
const insertFinding = async (person: Person, { name, closedDays = 400, ...changes }: Made) => {
  const { clientId, userId } = server.people[person];
  const id = newId();
  await inTenant(server.deps.db, { clientId }, async (tx) => {
    const [repository] = await tx.select().from(repositories).limit(1);
    if (!repository) throw new Error('The test organization has no repository.');
    const repositoryId = repository.id;
    await tx.insert(findings).values({
      clientId,
      id,
      repositoryId,
      repositoryName: repository.nickname,
      branch: 'main',
      tool: 'semgrep',
      category: 'sast',
      type: 'XSS',
      ruleId: 'r',
      title: name,
      mitigation: 'none',
      reportedSeverity: 'high',
      severity: 'high',
      severityRank: 1,
      priority: 50,
      fixingEffort: 1,
      identity: id,
      contentHash: id,
      status: 'fixed',
      closedAt: daysAgo(closedDays),
      firstSeenAt: daysAgo(500),
      lastSeenAt: daysAgo(closedDays),
      search: sql`''::tsvector`,
      ...changes,
    });
    await tx
      .insert(findingLabels)
      .values({ clientId, findingId: id, label: 'cwe:79', origin: 'report' });
    for (const kind of ['status', 'comment'])
      await tx.insert(findingEvents).values({
        clientId,
        id: firstIdAt(new Date(daysAgo(closedDays).getTime() + (kind === 'status' ? 0 : 1))),
        findingId: id,
        repositoryId,
        kind,
        actorId: userId,
        createdAt: daysAgo(closedDays),
      });
  });
  return id;
};

const titles = async (person: Person) => {
  const { clientId } = server.people[person];
  return inTenant(server.deps.db, { clientId }, async (tx) =>
    (await tx.select({ title: findings.title }).from(findings))
      .map(({ title }) => title)
      .toSorted(),
  );
};

const eventsOf = async (person: Person) => {
  const { clientId } = server.people[person];
  return inTenant(server.deps.db, { clientId }, async (tx) => {
    const { rows } = await tx.execute<{ event: string }>(sql`
      select f.title || ' ' || e.kind as event from finding_events e join findings f on f.client_id = e.client_id and f.id = e.finding_id
      where e.client_id = ${clientId} order by 1`);
    return rows.map(({ event }) => event);
  });
};

const setDays = async (days: object) =>
  (
    await server.as('admin')('updateRetention', {
      body: { audit_log: null, mails: null, notifications: null, jobs: 90, ...days },
    })
  ).ok();

const lastDeletion = async () =>
  (await server.as('admin')('listAuditLog'))
    .ok()
    .data.find(({ action }) => action === 'retention.apply');

describe.each(engines)('how long findings are kept on %s', (engine) => {
  beforeAll(async () => {
    server = await startTestServer({ engine });
    for (const person of ['admin', 'foreignAdmin'] as const)
      (
        await server.as(person)('createRepositoryWithList', {
          body: { source_control: 'manual', data: [{ nickname: 'shop', branch: 'main' }] },
        })
      ).ok();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const person of ['admin', 'foreignAdmin'] as const) {
      const { clientId } = server.people[person];
      await inTenant(server.deps.db, { clientId }, async (tx) => {
        for (const table of [
          'finding_labels',
          'finding_events',
          'risk_acceptances',
          'remediations',
        ])
          await tx.execute(sql`delete from ${sql.identifier(table)} where client_id = ${clientId}`);
        for (const table of ['findings', 'settings', 'audit_log'])
          await tx.execute(sql`delete from ${sql.identifier(table)} where client_id = ${clientId}`);
      });
    }
  });

  it('deletes fixed findings with all that hangs on them, and keeps every other', async () => {
    const { clientId, userId } = server.people.admin;
    await insertFinding('admin', { name: 'old' });
    await insertFinding('admin', { name: 'young', closedDays: 300 });
    await insertFinding('admin', { name: 'open', status: 'open', closedAt: null });
    await insertFinding('admin', { name: 'false positive', falsePositive: true });
    await insertFinding('admin', { name: 'accepted', status: 'risk_accepted' });
    const wasAccepted = await insertFinding('admin', { name: 'was accepted' });
    const canonicalId = await insertFinding('admin', { name: 'with an open duplicate' });
    const open = { status: 'open', closedAt: null, isDuplicate: true, canonicalId };
    await insertFinding('admin', { name: 'duplicate', ...open });
    const pulled = await insertFinding('admin', { name: 'with an open pull request' });
    await insertFinding('foreignAdmin', { name: 'foreign' });
    await inTenant(server.deps.db, { clientId }, async (tx) => {
      await tx
        .insert(riskAcceptances)
        .values({ clientId, findingId: wasAccepted, reason: 'x', acceptedBy: userId });
      await tx.insert(remediations).values({
        clientId,
        id: newId(),
        findingId: pulled,
        repositoryId: newId(),
        title: 'x',
        type: 'code_fix',
        pullRequestState: 'open',
        createdBy: userId,
      });
    });
    const before = await titles('admin');
    await runMaintenance(server.deps);
    expect(await titles('admin')).toEqual(before);

    const { data } = await setDays({ closed_findings: 365 });
    const entry = data.find(({ kind }) => kind === 'closed_findings');
    expect(entry?.kept).toBe(2);
    expect(entry?.older.find(({ days }) => days === 365)?.count).toBe(1);
    expect(entry?.older.find(({ days }) => days === 90)?.count).toBe(2);
    await applyNextNight();
    expect(await titles('admin')).toEqual(before.filter((title) => title !== 'old'));
    expect(await titles('foreignAdmin')).toEqual(['foreign']);
    expect(await lastDeletion()).toMatchObject({
      actor: 'Parapet',
      detail: { closed_findings: 1 },
    });
    await inTenant(server.deps.db, { clientId }, async (tx) => {
      const { rows } = await tx.execute<Record<string, number>>(sql`select
        (select count(*)::int from finding_labels l where client_id = ${clientId} and not exists (select from findings f where f.client_id = l.client_id and f.id = l.finding_id)) as labels,
        (select count(*)::int from finding_events l where client_id = ${clientId} and not exists (select from findings f where f.client_id = l.client_id and f.id = l.finding_id)) as events,
        (select coalesce(sum(n), 0)::int from finding_counts where client_id = ${clientId}) as counted,
        (select coalesce(sum(fixed), 0)::int from daily_counts where client_id = ${clientId}) as fixed`);
      expect(rows[0]).toEqual({
        labels: 0,
        events: 0,
        counted: before.length - 1,
        fixed: 4,
      });
    });
  });

  it('deletes the history of fixed findings alone, and no comment', async () => {
    await insertFinding('admin', { name: 'old' });
    await insertFinding('admin', { name: 'young', closedDays: 300 });
    await insertFinding('admin', { name: 'open', status: 'open', closedAt: null });
    await insertFinding('admin', { name: 'false positive', falsePositive: true });
    await insertFinding('foreignAdmin', { name: 'foreign' });
    const before = await eventsOf('admin');
    const { data } = await setDays({ finding_history: 365 });
    const entry = data.find(({ kind }) => kind === 'finding_history');
    expect(entry?.kept).toBe(2);
    expect(entry?.older.find(({ days }) => days === 365)?.count).toBe(1);
    expect(entry?.next_removal.count).toBe(1);
    await applyNextNight();
    expect(await eventsOf('admin')).toEqual(before.filter((event) => event !== 'old status'));
    expect(await eventsOf('foreignAdmin')).toEqual(['foreign comment', 'foreign status']);
    expect(await titles('admin')).toContain('old');
    expect(await lastDeletion()).toMatchObject({ detail: { finding_history: 1 } });
  });

  it('keeps reports that can be imported again for the days that are set', async () => {
    const insertReport = async (person: Person, days: number) => {
      const { clientId, userId } = server.people[person];
      const id = newId();
      await inTenant(server.deps.db, { clientId }, async (tx) => {
        const [repository] = await tx.select().from(repositories).limit(1);
        await tx.insert(scans).values({
          clientId,
          id,
          repositoryId: repository?.id ?? '',
          upload: id,
          fileName: 'report.json',
          fileSize: 2,
          fileHash: id,
          status: 'failed',
          finishedAt: daysAgo(days),
          createdBy: userId,
        });
      });
      await writeStoredFile(server.deps, uploadPlace(clientId, id), Readable.from(['{}']));
      return {
        id,
        isKept: async () =>
          (await readStoredFile(server.deps, uploadPlace(clientId, id))) !== undefined,
      };
    };
    const [young, old] = [await insertReport('admin', 6), await insertReport('admin', 8)];
    const foreign = await insertReport('foreignAdmin', 0.5);
    const foreignOld = await insertReport('foreignAdmin', 6);
    await setDays({ reports: 7 });
    const document = (await server.as('admin')('getScan', { path: { id: young.id } })).ok().data;
    expect(document.attributes.kept_until?.slice(0, 10)).toBe(
      daysAgo(-1).toISOString().slice(0, 10),
    );
    await runMaintenance(server.deps);
    expect(
      await Promise.all([young, old, foreign, foreignOld].map((each) => each.isKept())),
    ).toEqual([true, false, true, false]);
    expect(await lastDeletion()).toMatchObject({ detail: { reports: 1 } });
  });
});
