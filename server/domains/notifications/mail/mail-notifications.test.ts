import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { notifications, outbox } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { notify, type NewNotification } from '../notify.ts';
import { isQuiet, lastDigestTime } from './mail-times.ts';
import { sendDueMails } from './mail-notifications.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

const notifyAdmin = (given: Partial<NewNotification> & Pick<NewNotification, 'type' | 'title'>) => {
  const { admin } = server.people;
  return inTenant(server.deps.db, admin, (tx) =>
    notify(tx, { clientId: admin.clientId, userIds: [admin.userId], ...given }),
  );
};

const mails = () => {
  const { admin } = server.people;
  return inTenant(server.deps.db, admin, (tx) =>
    tx.select().from(outbox).where(eq(outbox.userId, admin.userId)).orderBy(outbox.id),
  );
};

const daily = { frequency: 'daily', weekday: 1, hour: 8, time_zone: 'UTC' } as const;

const call = (name: 'admin' = 'admin') => server.as(name);

/** Runs work at another time, without the sessions of logins, which would expire. */
const at = async (moment: string | Date, work: () => Promise<number>): Promise<number> => {
  const before = now;
  now = new Date(moment);
  try {
    return await work();
  } finally {
    now = before;
  }
};
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);

describe('mails about notifications', () => {
  it('come at once, daily or not at all, as the kind is set', async () => {
    await notifyAdmin({ type: 'kev_match', title: 'Now known to be exploited: Log4Shell' });
    await server.runJobs();
    expect((await mails()).map(({ template, subject }) => [template, subject])).toEqual([
      ['notifications', 'Now known to be exploited: Log4Shell'],
    ]);
    await notifyAdmin({ type: 'scan_failed', title: 'Couldn’t import a report for ledger' });
    await notifyAdmin({ type: 'pull_request_merged', title: 'Pull request merged: Bind the id' });
    await notifyAdmin({ type: 'scan_ended', title: 'Scan finished for ledger' });
    await server.runJobs();
    expect(await mails()).toHaveLength(1);

    expect(await at(tomorrow(), () => sendDueMails(server.deps))).toBe(1);
    const [, daily, ...others] = await mails();
    expect(others).toEqual([]);
    expect(daily).toMatchObject({ template: 'daily_notifications' });
    expect(daily?.subject).toMatch(/^2 new in /);
    expect(daily?.preview).toContain('Work\n- Couldn’t import a report for ledger');
    expect(daily?.preview).toContain('- Pull request merged: Bind the id');
    expect(daily?.preview).toContain('/settings/notifications');
    expect(daily?.preview).not.toContain('Scan finished');
  });

  it('are not sent when nothing is new, or when the user has read it meanwhile', async () => {
    const before = (await mails()).length;
    expect(await at(tomorrow(), () => sendDueMails(server.deps))).toBe(0);
    await notifyAdmin({ type: 'scan_failed', title: 'Read before the mail' });
    await call()('readAllNotifications');
    expect(await at(tomorrow(), () => sendDueMails(server.deps))).toBe(0);
    expect(await mails()).toHaveLength(before);
  });

  it('wait for the hour of the user’s clock', async () => {
    (
      await call()('updateNotificationSettings', {
        body: { digest: { ...daily, time_zone: 'Asia/Tokyo' } },
      })
    ).ok();
    await notifyAdmin({ type: 'scan_failed', title: 'In the night' });
    const { admin } = server.people;
    await inTenant(server.deps.db, admin, (tx) =>
      tx
        .update(notifications)
        .set({ createdAt: new Date('2026-03-01T20:00:00Z') })
        .where(eq(notifications.title, 'In the night')),
    );
    // 8:00 in Tokyo is 23:00 in UTC.
    expect(await at('2026-03-01T22:59:00Z', () => sendDueMails(server.deps))).toBe(0);
    expect(await at('2026-03-01T23:00:00Z', () => sendDueMails(server.deps))).toBe(1);
    expect(await at('2026-03-01T23:05:00Z', () => sendDueMails(server.deps))).toBe(0);
  });

  it('are in the language of the user’s last mail', async () => {
    const { admin } = server.people;
    await inTenant(server.deps.db, admin, (tx) =>
      tx.update(outbox).set({ locale: 'es' }).where(eq(outbox.userId, admin.userId)),
    );
    await notifyAdmin({
      type: 'approval_requested',
      title: 'dev asks you to accept a risk: XSS',
      facts: { username: 'dev', count: 1, what: 'XSS' },
    });
    await server.runJobs();
    const last = (await mails()).at(-1);
    expect(last).toMatchObject({ locale: 'es', subject: 'dev te pide aceptar un riesgo: XSS' });
    expect(last?.preview).toContain('/es/notifications');
  });

  it('are in the language that the user chose, whatever that of the last mail', async () => {
    const settings = async () => (await call()('getNotificationSettings')).ok().data;
    expect(await settings()).toMatchObject({ language: null });
    (await call()('updateNotificationSettings', { body: { language: 'en' } })).ok();
    await notifyAdmin({
      type: 'approval_requested',
      title: 'dev asks you to accept a risk: CSRF',
      facts: { username: 'dev', count: 1, what: 'CSRF' },
    });
    await server.runJobs();
    expect((await mails()).at(-1)).toMatchObject({
      locale: 'en',
      subject: 'dev asks you to accept a risk: CSRF',
    });
    // Another change does not affect it.
    (await call()('updateNotificationSettings', { body: { digest: daily } })).ok();
    expect(await settings()).toMatchObject({ language: 'en' });
  });
});

describe('settings of notifications', () => {
  const titles = async () =>
    (await call()('listNotifications', { query: { sort: 'desc' } }))
      .ok()
      .data.map(({ title }) => title);

  it('keep a kind out of the app, and out of the mail', async () => {
    const kinds = [
      { notification_type: 'scan_failed', in_app: false, mail: 'daily' },
      { notification_type: 'ai_budget', in_app: false, mail: 'off' },
    ] as const;
    (await call()('updateNotificationSettings', { body: { kinds: [...kinds] } })).ok();
    await notifyAdmin({ type: 'scan_failed', title: 'By mail alone' });
    await notifyAdmin({ type: 'ai_budget', title: 'Not at all' });
    expect(await titles()).not.toContain('By mail alone');
    expect(await titles()).not.toContain('Not at all');
    const before = (await call()('getSession')).ok().unread_notifications;
    expect(await at(tomorrow(), () => sendDueMails(server.deps))).toBe(1);
    expect((await mails()).at(-1)?.preview).toContain('By mail alone');
    expect((await mails()).at(-1)?.preview).not.toContain('Not at all');
    expect((await call()('getSession')).ok().unread_notifications).toBe(before);
  });

  it('are each user’s own', async () => {
    const settings = (await server.as('developer')('getNotificationSettings')).ok().data;
    expect(settings).toMatchObject({ digest: daily, last_digest_at: null });
    expect(settings.is_zone_chosen).toBe(false);
    const failed = settings.kinds.find((kind) => kind.notification_type === 'scan_failed');
    expect(failed).toMatchObject({ in_app: true, mail: 'daily', required: false });
    const mine = (await call()('getNotificationSettings')).ok().data;
    expect(mine.last_digest_at).not.toBeNull();
  });

  it('refuse to switch off what security requires, and a zone that does not exist', async () => {
    const off = await call()('updateNotificationSettings', {
      body: { kinds: [{ notification_type: 'security_act', in_app: true, mail: 'off' }] },
    });
    expect(off.status).toBe(422);
    expect(off.problem()).toMatchObject({
      detail: [{ loc: ['body', 'kinds', '0'], msg: 'is always sent' }],
    });
    const zone = await call()('updateNotificationSettings', {
      body: { digest: { ...daily, time_zone: 'Mars/Olympus' } },
    });
    expect(zone.status).toBe(422);
    expect(zone.problem()).toMatchObject({ detail: [{ loc: ['body', 'digest', 'time_zone'] }] });
  });

  it('leave a user in peace about their own acts', async () => {
    await notifyAdmin({ type: 'reminder', title: 'My own', actorId: server.people.admin.userId });
    expect(await titles()).not.toContain('My own');
  });

  it('take back that all were marked as read, and nothing else', async () => {
    await notifyAdmin({ type: 'reminder', title: 'First' });
    await call()('readAllNotifications');
    await notifyAdmin({ type: 'reminder', title: 'Second' });
    now = new Date(now.getTime() + 1000);
    await call()('readAllNotifications');
    await call()('restoreUnreadNotifications');
    const unread = (await call()('listNotifications', { query: { status: 'unread' } })).ok().data;
    expect(unread.map(({ title }) => title)).toEqual(['Second']);
    await call()('restoreUnreadNotifications');
    expect((await call()('getSession')).ok().unread_notifications).toBe(1);
  });
});

describe('the hour of the digest', () => {
  it.each([
    ['before it', '2026-06-01T05:59:00Z', 'Europe/Madrid', '2026-05-31T06:00:00.000Z'],
    ['at it', '2026-06-01T06:00:00Z', 'Europe/Madrid', '2026-06-01T06:00:00.000Z'],
    ['in winter', '2026-12-01T10:00:00Z', 'Europe/Madrid', '2026-12-01T07:00:00.000Z'],
    [
      'after the clock went on',
      '2026-03-29T10:00:00Z',
      'Europe/Madrid',
      '2026-03-29T06:00:00.000Z',
    ],
    ['beside whole hours', '2026-06-01T10:00:00Z', 'Asia/Kolkata', '2026-06-01T02:30:00.000Z'],
    ['a day ahead', '2026-06-01T19:00:00Z', 'Pacific/Auckland', '2026-05-31T20:00:00.000Z'],
  ])('%s', (_, moment, time_zone, due) => {
    expect(lastDigestTime(new Date(moment), { ...daily, time_zone }).toISOString()).toBe(due);
  });

  it.each([
    ['on its day', '2026-06-01T08:00:00Z', 1, '2026-06-01T08:00:00.000Z'],
    ['an hour before', '2026-06-01T07:00:00Z', 1, '2026-05-25T08:00:00.000Z'],
    ['on the day before', '2026-05-31T23:00:00Z', 1, '2026-05-25T08:00:00.000Z'],
    ['on Sundays', '2026-06-03T08:00:00Z', 7, '2026-05-31T08:00:00.000Z'],
  ])('of a week, %s', (_, moment, weekday, due) => {
    const weekly = { ...daily, frequency: 'weekly', weekday } as const;
    expect(lastDigestTime(new Date(moment), weekly).toISOString()).toBe(due);
  });
});

describe('quiet hours', () => {
  const hours = (from: string, to: string) => ({
    digest: { ...daily, time_zone: 'Europe/Madrid' },
    quiet_hours: { is_on: true, from, to, lets_exploited_through: false },
  });

  it.each([
    ['over midnight, before them', '2026-06-01T16:59:00Z', '19:00', '07:30', false],
    ['over midnight, at their start', '2026-06-01T17:00:00Z', '19:00', '07:30', true],
    ['over midnight, after it', '2026-06-01T05:29:00Z', '19:00', '07:30', true],
    ['over midnight, at their end', '2026-06-01T05:30:00Z', '19:00', '07:30', false],
    ['within a day, in them', '2026-06-01T11:00:00Z', '12:00', '14:00', true],
    ['within a day, after them', '2026-06-01T12:00:00Z', '12:00', '14:00', false],
  ])('%s', (_, moment, from, to, quiet) => {
    expect(isQuiet(new Date(moment), hours(from, to))).toBe(quiet);
    expect(isQuiet(new Date(moment), {})).toBe(false);
  });
});
