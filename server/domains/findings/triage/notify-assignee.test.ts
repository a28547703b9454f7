import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const line = (file: string): Line => ({ file, line: 7, code: `run(${file})`, rule: 'eval' });

describe('a user to whom findings are assigned', () => {
  let server: TestServer;
  let repositoryId: string;

  beforeAll(async () => {
    server = await startTestServer();
    repositoryId = await addRepository(server.as('admin'));
    await importReport('a.ts', 'b.ts', 'c.ts');
  });
  afterAll(() => server.close());

  const importReport = async (...files: string[]) => {
    await upload(server.as('admin'), repositoryId, sarif(files.map(line)));
    await server.runJobs();
  };
  const ids = async (...files: string[]) =>
    (await server.as('admin')('listFindings', { query: { sort_field: 'file' } }))
      .ok()
      .data.filter(({ attributes: { file } }) => files.includes(file ?? ''))
      .map(({ id }) => id);
  /** Reads the notifications of assignments, and deletes them. */
  const take = async (person: 'developer' | 'admin') => {
    const call = server.as(person);
    const { data } = (
      await call('listNotifications', { query: { notification_type: 'assigned_to_you' } })
    ).ok();
    for (const { _id } of data) await call('deleteNotification', { path: { id: _id } });
    return data.map(({ title, subject_id }) => ({ title, subject_id }));
  };
  const assign = async (person: 'developer' | 'admin', file: string, to: 'developer' | 'admin') => {
    const [id = ''] = await ids(file);
    const { userId } = server.people[to];
    (
      await server.as(person)('updateFinding', { path: { id }, body: { assignee_id: userId } })
    ).ok();
    return id;
  };

  it('is notified of one, which the notification leads to', async () => {
    const subject_id = await assign('admin', 'a.ts', 'developer');
    expect(await take('developer')).toEqual([
      { title: expect.stringMatching(/^admin assigned you a finding: /) as string, subject_id },
    ]);
  });

  it('is not notified of an own assignment', async () => {
    await assign('admin', 'b.ts', 'admin');
    expect(await take('admin')).toEqual([]);
  });

  it('is notified once of many', async () => {
    (
      await server.as('admin')('triageFindings', {
        body: {
          finding_ids: await ids('b.ts', 'c.ts'),
          change: { assignee_id: server.people.developer.userId },
        },
      })
    ).ok();
    await server.runJobs();
    expect(await take('developer')).toEqual([
      { title: 'admin assigned you 2 findings', subject_id: null },
    ]);
  });

  it('is notified of what a triage rule assigns when a report arrives', async () => {
    (
      await server.as('admin')('createTriageRule', {
        body: {
          name: 'Scripts',
          enabled: true,
          filter: { file: 'scripts/' },
          change: { assignee_id: server.people.developer.userId },
        },
      })
    ).ok();
    await importReport('a.ts', 'b.ts', 'c.ts', 'scripts/d.ts', 'scripts/e.ts');
    expect(await take('developer')).toEqual([
      { title: 'admin assigned you 2 findings', subject_id: null },
    ]);
  });
});
