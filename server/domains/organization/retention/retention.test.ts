import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retentionKinds } from '#domain/retention';
import { engines } from '../../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { runMaintenance } from '../../../maintenance.ts';
import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import {
  auditLog,
  jobs,
  notifications,
  outbox,
  settings,
} from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { lastNight, nextNight, shorterFrom } from './nights.ts';
import { applyRetention } from './retention.service.ts';

const tables = {
  audit_log: 'audit_log',
  mails: 'outbox',
  notifications: 'notifications',
  jobs: 'jobs',
};
const standard = {
  audit_log: null,
  mails: null,
  notifications: null,
  jobs: 90,
  reports: 1,
  finding_history: null,
  closed_findings: null,
};
/** `retention-of-findings.test.ts` tests the rows of the other kinds. */
const kinds = ['audit_log', 'mails', 'notifications', 'jobs'] as const;
const day = 86_400_000;
let server: TestServer;

/** Runs the maintenance after the night from which the current reduction is in effect. */
const applyNextNight = () => {
  const later = new Date(shorterFrom(new Date()).getTime() + 60_000);
  return applyRetention({ db: server.deps.db, now: () => later });
};

/** Inserts one entry of every kind with this age. */
const insertAged = async (person: 'admin' | 'foreignAdmin', days: number): Promise<void> => {
  const { clientId, userId } = server.people[person];
  const at = new Date(Date.now() - days * 86_400_000);
  await inTenant(server.deps.db, { clientId }, async (tx) => {
    const id = newId();
    await tx
      .insert(auditLog)
      .values({ clientId, id, at, actorName: 'x', action: 'aged', subjectType: 'client' });
    const mail = { recipient: 'a@b.example', template: 'registration', subject: 's' };
    const content = { body: Buffer.from('x'), preview: 'x' };
    await tx
      .insert(outbox)
      .values({ clientId, id, ...mail, ...content, state: 'sent', createdAt: at });
    await tx
      .insert(outbox)
      .values({ clientId, id: newId(), ...mail, ...content, state: 'queued', createdAt: at });
    await tx
      .insert(notifications)
      .values({ clientId, id, userId, type: 'security_act', title: 'aged', createdAt: at });
    await tx.insert(jobs).values({
      clientId,
      id,
      kind: 'triage_findings',
      payload: {},
      state: 'failed',
      finishedAt: at,
    });
    await tx
      .insert(bulkItems)
      .values({ clientId, jobId: id, findingId: newId(), outcome: 'done' as const });
  });
};

const count = async (person: 'admin' | 'foreignAdmin') => {
  const { clientId } = server.people[person];
  return inTenant(server.deps.db, { clientId }, async (tx) => {
    const { rows } = await tx.execute<Record<string, number>>(sql`select
      (select count(*)::int from audit_log where client_id = ${clientId} and action = 'aged') as audit_log,
      (select count(*)::int from outbox where client_id = ${clientId} and state = 'sent') as mails,
      (select count(*)::int from outbox where client_id = ${clientId} and state = 'queued') as waiting,
      (select count(*)::int from notifications where client_id = ${clientId} and title = 'aged') as notifications,
      (select count(*)::int from jobs where client_id = ${clientId} and kind = 'triage_findings') as jobs,
      (select count(*)::int from bulk_items where client_id = ${clientId}) as items`);
    return rows[0];
  });
};

describe.each(engines)('how long data are kept on %s', (engine) => {
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const person of ['admin', 'foreignAdmin'] as const) {
      const { clientId } = server.people[person];
      await inTenant(server.deps.db, { clientId }, async (tx) => {
        for (const table of [...Object.values(tables), 'bulk_items', 'settings'])
          await tx.execute(sql`delete from ${sql.identifier(table)} where client_id = ${clientId}`);
      });
    }
  });

  const all = (n: number) => ({ audit_log: n, mails: n, notifications: n, jobs: n, items: n });

  it('is as long as the installation keeps it until an administrator sets days', async () => {
    await insertAged('admin', 80);
    await insertAged('admin', 4000);
    await runMaintenance(server.deps);
    expect(await count('admin')).toEqual({ ...all(2), waiting: 2, jobs: 1, items: 1 });
    const { data } = (await server.as('admin')('getRetention')).ok();
    expect(Object.fromEntries(data.map(({ kind, days }) => [kind, days]))).toEqual(standard);
    expect(data.find(({ kind }) => kind === 'mails')?.kept).toBe(2);
  });

  it.each(kinds)('deletes old rows of %s alone, and of this organization', async (kind) => {
    const { least } = retentionKinds[kind];
    for (const person of ['admin', 'foreignAdmin'] as const) {
      await insertAged(person, least + 1);
      await insertAged(person, least - 3);
    }
    const before = await count('admin');
    (await server.as('admin')('updateRetention', { body: { ...standard, [kind]: least } })).ok();
    await applyNextNight();
    const left = await count('admin');
    expect(left).toMatchObject({ [kind]: 1, waiting: 2 });
    expect(left?.['items']).toBe(left?.['jobs']);
    const applied = (await server.as('admin')('listAuditLog')).ok().data;
    expect(applied.find(({ action }) => action === 'retention.apply')).toMatchObject({
      detail: { [kind]: 1 },
    });
    const others = kinds.filter((name) => name !== kind && name !== 'jobs');
    for (const name of others) expect([name, left?.[name]]).toEqual([name, before?.[name]]);
    for (const name of [...others, kind].filter((one) => one !== 'jobs'))
      expect([name, (await count('foreignAdmin'))?.[name]]).toEqual([name, 2]);
    if (kind === 'jobs') expect((await count('foreignAdmin'))?.['jobs']).toBe(2);
  });

  it('deletes nothing before the night from which fewer days hold, and more days take them back', async () => {
    await insertAged('admin', 400);
    await insertAged('admin', 10);
    const set = async (days: number | null) => {
      const { data } = (
        await server.as('admin')('updateRetention', { body: { ...standard, mails: days } })
      ).ok();
      return data.find(({ kind }) => kind === 'mails');
    };
    const from = shorterFrom(new Date()).toISOString();
    const waiting = await set(365);
    expect(waiting).toMatchObject({ days: 365, holds_from: from });
    expect(waiting?.next_removal).toEqual({ at: from, count: 1 });
    await runMaintenance(server.deps);
    expect(await count('admin')).toMatchObject({ mails: 2 });
    // Another change does not postpone it.
    expect(await set(365)).toMatchObject({ holds_from: from });
    expect(await set(null)).toMatchObject({
      holds_from: null,
      next_removal: { at: null, count: 0 },
    });
    await applyNextNight();
    expect(await count('admin')).toMatchObject({ mails: 2 });
    await set(365);
    await applyNextNight();
    expect(await count('admin')).toMatchObject({ mails: 1 });
  });

  it('says when entries are deleted next and how many, as the maintenance then does', async () => {
    const { clientId } = server.people.admin;
    const now = new Date();
    const night = nextNight(now);
    // Mails that are 30 days old three nights from now: two of them, and one a night later.
    const dueAt = (nights: number) => (night.getTime() + nights * day - now.getTime()) / day;
    await insertAged('admin', 30.5 - dueAt(3));
    await insertAged('admin', 30.25 - dueAt(3));
    await insertAged('admin', 30.5 - dueAt(4));
    const value = { ...standard, mails: 30, waiting: {} };
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.insert(settings).values({ clientId, key: 'retention', value }),
    );
    const { data } = (await server.as('admin')('getRetention')).ok();
    const at = new Date(night.getTime() + 3 * day);
    const entry = data.find(({ kind }) => kind === 'mails');
    expect(entry).toMatchObject({ kept: 3, holds_from: null });
    expect(entry?.next_removal).toEqual({ at: at.toISOString(), count: 2 });
    const applyAt = (time: number) =>
      applyRetention({ db: server.deps.db, now: () => new Date(time) });
    await applyAt(at.getTime() - 1);
    expect(await count('admin')).toMatchObject({ mails: 3 });
    await applyAt(at.getTime());
    expect(await count('admin')).toMatchObject({ mails: 1 });
    expect(lastNight(at)).toEqual(at);
  });

  it('refuses days that would hurt, and says so to the administrators', async () => {
    const change = (days: object) =>
      server.as('admin')('updateRetention', { body: { ...standard, ...days } });
    for (const days of [
      { audit_log: 89 },
      { mails: 29 },
      { notifications: 29 },
      { jobs: 6 },
      { jobs: 91 },
      { reports: 0 },
      { reports: 31 },
      { finding_history: 89 },
      { closed_findings: 89 },
      { closed_findings: 3651 },
    ])
      expect((await change(days)).problem().status).toBe(400);
    (await change({ audit_log: 90 })).ok();
    const superadminNotifications = (await server.as('superadmin')('listNotifications')).ok().data;
    expect(superadminNotifications[0]?.title).toBe('admin changed data retention');
    const [entry] = (await server.as('admin')('listAuditLog')).ok().data;
    expect(entry).toMatchObject({ action: 'retention.change', detail: { to: { audit_log: 90 } } });
  });
});
