import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { notify } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { admin, developer } = server.people;
  await inTenant(server.deps.db, admin, async (tx) => {
    for (let n = 1; n <= 60; n += 1)
      await notify(tx, {
        clientId: admin.clientId,
        userIds: [admin.userId],
        type: n % 2 === 0 ? 'scan_ended' : 'kev_match',
        title: `Event ${n}`,
      });
    await notify(tx, {
      clientId: admin.clientId,
      userIds: [developer.userId, developer.userId],
      type: 'sent_to_you',
      title: 'A finding for you',
    });
  });
});
afterAll(() => server.close());

describe('notifications', () => {
  it('are fifty a page, by _id ascending', async () => {
    const first = (await server.as('admin')('listNotifications')).ok();
    expect(first.meta).toEqual({
      total: 60,
      page: 1,
      pageSize: 50,
      sort_field: '_id',
      sort: 'asc',
      notification_type: null,
      status: null,
    });
    expect(first.data).toHaveLength(50);
    expect(first.data.map((entry) => entry._id)).toEqual(
      first.data.map((entry) => entry._id).sort(),
    );
    const second = (await server.as('admin')('listNotifications', { query: { page: 2 } })).ok();
    expect(new Set([...first.data, ...second.data].map((entry) => entry._id)).size).toBe(60);
  });

  it('are filtered by type and status', async () => {
    const { data, meta } = (
      await server.as('admin')('listNotifications', {
        query: { notification_type: 'kev_match', status: 'unread', sort: 'desc' },
      })
    ).ok();
    expect(meta).toMatchObject({ total: 30, notification_type: 'kev_match', status: 'unread' });
    expect(data[0]?.title).toBe('Event 59');
  });

  it('belong to one person, once for each event', async () => {
    const { data } = (await server.as('developer')('listNotifications')).ok();
    expect(data.map((entry) => entry.title)).toEqual(['A finding for you']);
    const [{ _id: id } = { _id: '' }] = data;
    expect((await server.as('admin')('deleteNotification', { path: { id } })).status).toBe(404);
    expect(
      (
        await server.as('foreignAdmin')('updateNotification', {
          path: { id },
          body: { status: 'read' },
        })
      ).status,
    ).toBe(404);
  });

  it('are counted in the session until they are read or removed', async () => {
    const unread = async () =>
      (await server.as('developer')('getSession')).ok().unread_notifications;
    const reminder = (
      await server.as('developer')('createNotification', { body: { title: 'Look again' } })
    ).ok().data;
    expect(reminder).toMatchObject({ notification_type: 'reminder', status: 'unread' });
    expect(await unread()).toBe(2);
    expect(
      (
        await server.as('developer')('updateNotification', {
          path: { id: reminder._id },
          body: { status: 'read' },
        })
      ).ok().data.status,
    ).toBe('read');
    expect(await unread()).toBe(1);
    expect(
      (await server.as('developer')('deleteNotification', { path: { id: reminder._id } })).status,
    ).toBe(204);
    expect(
      (await server.as('developer')('deleteNotification', { path: { id: reminder._id } })).status,
    ).toBe(404);
  });

  it('are counted as entries: several of one kind about one object within an hour are one', async () => {
    const developer = server.as('developer');
    const unread = async () => (await developer('getSession')).ok().unread_notifications;
    const before = await unread();
    const about = { subject_type: 'finding', subject_id: newId() };
    const ids: string[] = [];
    for (const body of [
      about,
      about,
      about,
      { subject_type: 'finding', subject_id: newId() },
      {},
      {},
    ])
      ids.push(
        (await developer('createNotification', { body: { title: 'Look again', ...body } })).ok()
          .data._id,
      );
    expect((await unread()) - before).toBe(4);
    const [first = '', second = ''] = ids;
    await inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(
        sql`update notifications set created_at = created_at - interval '61 minutes' where id in (${first}::uuid, ${second}::uuid)`,
      ),
    );
    expect((await unread()) - before).toBe(5);
    for (const id of ids) await developer('deleteNotification', { path: { id } });
    expect(await unread()).toBe(before);
  });

  it('are all read at once, and no other user’s', async () => {
    expect((await server.as('admin')('readAllNotifications')).status).toBe(204);
    expect((await server.as('admin')('getSession')).ok().unread_notifications).toBe(0);
    expect((await server.as('admin')('listNotifications')).ok().meta.total).toBe(60);
    expect((await server.as('developer')('getSession')).ok().unread_notifications).toBe(1);
  });
});
