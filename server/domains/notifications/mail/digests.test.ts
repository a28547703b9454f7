// Weekly digests, quiet hours and test mails.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { notifications, outbox } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { listMailedAtOnce, type NewNotification, notify } from '../notify.ts';
import { sendDueMails } from './mail-notifications.ts';

const hourMs = 3_600_000;
const line = (file: string): Line => ({ file, line: 1, code: `query('${file}')`, rule: 'r' });

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

const inOrganization = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(server.deps.db, { clientId: server.people.admin.clientId }, work);

const notifyAdmin = (given: Partial<NewNotification> & Pick<NewNotification, 'type' | 'title'>) => {
  const { admin } = server.people;
  return inOrganization((tx) =>
    notify(tx, { clientId: admin.clientId, userIds: [admin.userId], now, ...given }),
  );
};

const mails = () =>
  inOrganization((tx) =>
    tx
      .select()
      .from(outbox)
      .where(eq(outbox.userId, server.people.admin.userId))
      .orderBy(outbox.id),
  );

type Settings = components['schemas']['UpdateNotificationSettingsRequest'];
const choose = async (body: Settings) =>
  (await server.as('admin')('updateNotificationSettings', { body })).ok().data;

/** The same weekday in seven days, an hour after the digest is due. */
const weekdayOf = (date: Date) => ((date.getUTCDay() + 6) % 7) + 1;
const weekly = (at: Date) =>
  ({
    frequency: 'weekly',
    weekday: weekdayOf(at),
    hour: at.getUTCHours(),
    time_zone: 'UTC',
  }) as const;

/** Runs work at another time, without the sessions of logins, which would expire. */
const at = async <T>(moment: Date, work: () => Promise<T>): Promise<T> => {
  const before = now;
  now = moment;
  try {
    return await work();
  } finally {
    now = before;
  }
};
const later = (hours: number) => new Date(Date.now() + hours * hourMs);

beforeEach(async () => {
  now = new Date();
  await inOrganization((tx) =>
    tx
      .update(users)
      .set({ notificationSettings: {} })
      .where(eq(users.clientId, server.people.admin.clientId)),
  );
  await inOrganization((tx) =>
    tx.delete(outbox).where(eq(outbox.clientId, server.people.admin.clientId)),
  );
  await inOrganization((tx) =>
    tx.delete(notifications).where(eq(notifications.clientId, server.people.admin.clientId)),
  );
});

describe('the weekly digest', () => {
  it('is not sent when nothing changed, nor for the week before it was chosen', async () => {
    await choose({ digest: weekly(later(-1)) });
    expect(await sendDueMails(server.deps)).toBe(0);
    expect(await at(later(7 * 24), () => sendDueMails(server.deps))).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('leaves once when it is due, with what came, was fixed, falls due and waited', async () => {
    const shop = await addRepository(server.as('admin'), 'shop');
    await upload(server.as('admin'), shop, sarif([line('a.ts'), line('b.ts')]));
    await server.runJobs();
    await inOrganization((tx) =>
      tx.execute(sql`update findings set first_seen_at = first_seen_at - interval '60 days'
        where client_id = ${server.people.admin.clientId}::uuid`),
    );
    await upload(server.as('admin'), shop, sarif([line('a.ts'), line('c.ts'), line('d.ts')]));
    await server.runJobs();
    const { data } = (await server.as('admin')('listFindings', { query: { file: 'a.ts' } })).ok();
    const [finding] = data;
    (
      await server.as('admin')('updateFinding', {
        path: { id: finding?.id ?? '' },
        body: { assignee_id: server.people.admin.userId },
      })
    ).ok();
    await inOrganization((tx) =>
      tx.execute(sql`update findings set due_at = now() + interval '2 days' where file = 'a.ts'`),
    );
    await choose({ digest: weekly(later(1)) });
    await notifyAdmin({ type: 'scan_failed', title: 'Couldn’t import a report for shop' });
    await server.runJobs();
    const before = (await mails()).length;
    expect(await sendDueMails(server.deps)).toBe(0);
    expect(await at(later(3), () => sendDueMails(server.deps))).toBe(1);
    const [digest, ...others] = (await mails()).slice(before);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({
      template: 'weekly_digest',
      subject: '2 new, 1 fixed this week',
    });
    // There is no comparison, because nothing happened in the previous week.
    expect(digest?.preview).not.toContain('The week before');
    expect(digest?.preview).toContain('Open: 3 (1 more)');
    expect(digest?.preview).toContain('New: 2');
    expect(digest?.preview).toContain('Fixed: 1');
    expect(digest?.preview).toMatch(/Yours, due by next week\n\n1\. /);
    expect(digest?.preview).toContain('shop / a.ts:1');
    expect(digest?.preview).toMatch(/Stop the digest: http\S+\/settings\/notifications#digest$/);
    expect(digest?.preview).toContain('Where it moved\n- shop: +1, worse\n  2 new, 1 fixed');
    expect(digest?.preview).toContain('Work\n- Couldn’t import a report for shop');
    expect(await at(later(3.1), () => sendDueMails(server.deps))).toBe(0);
    const settings = (await server.as('admin')('getNotificationSettings')).ok().data;
    expect(settings.last_digest_at).not.toBeNull();
    // The next digest compares its week with this one.
    await upload(server.as('admin'), shop, sarif([line('a.ts'), line('c.ts'), line('e.ts')]));
    await server.runJobs();
    await inOrganization((tx) =>
      tx.execute(sql`update findings set first_seen_at = now() + interval '2 days'
        where client_id = ${server.people.admin.clientId}::uuid and file = 'e.ts'`),
    );
    // Not overdue when the week began.
    await inOrganization((tx) =>
      tx.execute(sql`update findings set due_at = now() + interval '2 days' where file = 'a.ts'`),
    );
    expect(await at(later(7 * 24 + 3), () => sendDueMails(server.deps))).toBe(1);
    const next = (await mails()).at(-1);
    expect(next?.preview).toContain('Open: 3 (1 more)');
    expect(next?.preview).toContain('Overdue: 1 (1 more)');
    expect(next?.preview).toMatch(/ to \d+ \w+\. The week before: 2 new, 2 fixed\./);
  });

  it('counts what its reader may see alone', async () => {
    await inOrganization((tx) =>
      tx
        .update(users)
        .set({ notificationSettings: { digest: weekly(later(1)) } })
        .where(eq(users.id, server.people.developer.userId)),
    );
    expect(await at(later(3), () => sendDueMails(server.deps))).toBe(0);
  });

  it('can be switched off: then nothing waits for it', async () => {
    await choose({ digest: { ...weekly(later(1)), frequency: 'off' } });
    await notifyAdmin({ type: 'scan_failed', title: 'Not mailed' });
    expect(await at(later(8 * 24), () => sendDueMails(server.deps))).toBe(0);
    const list = (await server.as('admin')('listNotifications')).ok();
    expect(list.data.map(({ title }) => title)).toContain('Not mailed');
  });
});

describe('quiet hours', () => {
  const clock = (moment: Date) => moment.toISOString().slice(11, 16);
  const digest = { ...weekly(new Date()), frequency: 'off' } as const;
  const quiet = (change: object = {}) => ({
    is_on: true,
    from: clock(later(-1)),
    to: clock(later(2)),
    lets_exploited_through: false,
    ...change,
  });

  it('keep mails back, and send what waited together afterwards', async () => {
    await choose({ digest, quiet_hours: quiet() });
    await notifyAdmin({ type: 'kev_match', title: 'Now known to be exploited: Log4Shell' });
    await notifyAdmin({ type: 'token_expiring', title: 'The token ci expires' });
    await server.runJobs();
    expect(await at(later(1), () => sendDueMails(server.deps))).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await at(later(2.1), () => sendDueMails(server.deps))).toBe(1);
    const [together, ...others] = await mails();
    expect(others).toEqual([]);
    expect(together?.subject).toMatch(/^2 new in /);
    expect(together?.preview).toContain('Now known to be exploited: Log4Shell');
    expect(together?.preview).toContain('The token ci expires');
    expect(await at(later(2.2), () => sendDueMails(server.deps))).toBe(0);
  });

  it('let through what the user allows, and changes of security always', async () => {
    await choose({ digest, quiet_hours: quiet({ lets_exploited_through: true }) });
    await notifyAdmin({ type: 'kev_match', title: 'Known exploited' });
    await notifyAdmin({ type: 'security_act', title: 'An act' });
    await notifyAdmin({ type: 'payment_failed', title: 'A payment' });
    await server.runJobs();
    const [loud] = await mails();
    expect(loud?.preview).toContain('Known exploited');
    expect(loud?.preview).toContain('An act');
    expect(loud?.preview).not.toContain('A payment');
  });

  it('hold back a digest that falls into them', async () => {
    await choose({
      digest: { frequency: 'daily', weekday: 1, hour: later(1).getUTCHours(), time_zone: 'UTC' },
      quiet_hours: quiet(),
    });
    await notifyAdmin({ type: 'scan_failed', title: 'In the night' });
    expect(await at(later(1.5), () => sendDueMails(server.deps))).toBe(0);
    expect(await at(later(2.1), () => sendDueMails(server.deps))).toBe(1);
  });

  it('make sent findings wait with the rest', async () => {
    const { admin } = server.people;
    const mailed = (moment: Date) =>
      inOrganization((tx) =>
        listMailedAtOnce(tx, admin.clientId, [admin.userId], 'sent_to_you', moment),
      );
    await choose({ digest, quiet_hours: quiet() });
    expect([...(await mailed(now))]).toEqual([]);
    expect([...(await mailed(later(3)))]).toEqual([admin.userId]);
    await notifyAdmin({ type: 'sent_to_you', title: 'dev sent you 2 findings' });
    await server.runJobs();
    expect(await mails()).toEqual([]);
    expect(await at(later(2.1), () => sendDueMails(server.deps))).toBe(1);
    expect((await mails())[0]?.subject).toBe('dev sent you 2 findings');
  });

  it('refuse an end that is their beginning', async () => {
    const answer = await server.as('admin')('updateNotificationSettings', {
      body: { quiet_hours: quiet({ from: '08:00', to: '08:00' }) },
    });
    expect(answer.status).toBe(422);
    expect(answer.problem()).toMatchObject({ detail: [{ loc: ['body', 'quiet_hours', 'to'] }] });
  });
});

describe('a test mail', () => {
  const smtp: NonNullable<TestServer['deps']['config']['smtp']> = {
    host: '127.0.0.1',
    port: 9,
    secure: false,
    requireTls: false,
    user: undefined,
    password: undefined,
    from: 'Parapet <parapet@localhost>',
  };

  it('says that no mail server is configured, and is no mail then', async () => {
    const { email } = (await server.as('admin')('getSession')).ok();
    expect((await server.as('admin')('sendTestMail')).ok().data).toEqual({
      outcome: 'no_mail_server',
      to: email,
    });
    expect((await server.as('admin')('getNotificationSettings')).ok().data.has_mail_server).toBe(
      false,
    );
    expect(await mails()).toEqual([]);
  });

  it('says what the mail server said, to administrators; five in ten minutes', async () => {
    const other = await startTestServer({ config: { smtp } });
    try {
      const delivered: string[] = [];
      other.deps.mailer.deliver = ({ to }) => {
        delivered.push(to);
        return Promise.resolve({ delivery: 'smtp', answer: '250 ok' });
      };
      const { email } = (await other.as('admin')('getSession')).ok();
      expect((await other.as('admin')('sendTestMail')).ok().data).toEqual({
        outcome: 'sent',
        to: email,
      });
      expect(delivered).toEqual([email]);
      await other.runJobs();
      expect(delivered).toEqual([email]);
      other.deps.mailer.deliver = () => Promise.reject(new Error('550 no such mailbox'));
      expect((await other.as('admin')('sendTestMail')).ok().data).toMatchObject({
        outcome: 'failed',
        reason: '550 no such mailbox',
      });
      expect((await other.as('developer')('sendTestMail')).ok().data.reason).toBeUndefined();
      const log = (await other.as('admin')('listOutbox')).ok().data;
      expect(log.map(({ state }) => state).toSorted()).toEqual(['failed', 'failed', 'sent']);
      for (let n = 0; n < 3; n += 1) await other.as('admin')('sendTestMail');
      expect((await other.as('admin')('sendTestMail')).status).toBe(429);
    } finally {
      await other.close();
    }
  });
});
