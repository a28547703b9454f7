import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { upload } from '../../../tests/support/server/upload.ts';

let server: TestServer;
const ids = new Map<string, string>();
const idOf = (nickname: string): string => {
  const id = ids.get(nickname);
  if (id === undefined) throw new Error(`No ${nickname}.`);
  return id;
};

beforeAll(async () => {
  server = await startTestServer();
  const admin = server.as('admin');
  const add = async (
    source_control: 'github' | 'manual',
    data: { nickname: string; tags: string[]; priority: 'low' | 'critical' }[],
  ) => {
    for (const { id, attributes } of (
      await admin('createRepositoryWithList', { body: { source_control, data } })
    ).ok().data)
      ids.set(attributes.nickname, id);
  };
  await add('github', [
    { nickname: 'till', tags: ['payments', 'pci'], priority: 'critical' },
    { nickname: 'ledger', tags: ['payments'], priority: 'low' },
  ]);
  await add('manual', [{ nickname: 'wiki', tags: ['internal'], priority: 'low' }]);
});
afterAll(() => server.close());

const csv = async (query: object) =>
  (await server.as('admin')('downloadRepositoriesCsv', { query })).text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',')[0]);
const list = async (query: object) =>
  (await server.as('admin')('listRepositories', { query }))
    .ok()
    .data.map(({ attributes }) => attributes.nickname);

describe('the file of repositories', () => {
  it.each([
    [{}, ['ledger', 'till', 'wiki']],
    [{ sort: 'desc' as const }, ['wiki', 'till', 'ledger']],
    [
      {
        sort_field: 'priority' as const,
        sort: 'desc' as const,
        source_control: ['github' as const],
      },
      ['till', 'ledger'],
    ],
    [{ tags: ['pci', 'internal'] }, ['till', 'wiki']],
    [{ q: 'LED' }, ['ledger']],
  ])('has the lines of the list for %o, in its order', async (question, nicknames) => {
    expect(await csv(question)).toEqual(nicknames);
    expect(await list(question)).toEqual(nicknames);
  });
});

describe('a repository', () => {
  it('names the image that is built from it', async () => {
    const image = async () =>
      (await server.as('admin')('getRepository', { path: { id: idOf('till') } })).ok().data
        .attributes.image;
    expect(await image()).toBeNull();
    await server.as('admin')('updateContainerSpec', {
      path: { id: idOf('till') },
      body: { platform: 'azure_acr', image: 'till', tag: '1.4.2', registry_name: 'acme' },
    });
    expect(await image()).toBe('till:1.4.2');
  });

  it('changes only in what is said', async () => {
    const change = async (body: object) =>
      (await server.as('cyberoper')('updateRepository', { path: { id: idOf('wiki') }, body })).ok()
        .data.attributes;
    expect(
      await change({
        tags: ['internal', 'docs'],
        primary_purpose: 'Notes',
        deals_with_confidential_data: true,
      }),
    ).toMatchObject({
      nickname: 'wiki',
      primary_purpose: 'Notes',
      deals_with_confidential_data: true,
      data: { tags: ['internal', 'docs'], priority: 'low' },
    });
    expect(await change({})).toMatchObject({ primary_purpose: 'Notes' });
    expect(await change({ primary_purpose: null, active: false })).toMatchObject({
      primary_purpose: null,
      active: false,
      deals_with_confidential_data: true,
    });
    expect((await server.as('admin')('listRepositoryTags')).ok().data).toEqual([
      'docs',
      'internal',
      'payments',
      'pci',
    ]);
  });

  it('has a name of its own', async () => {
    const answer = await server.as('admin')('updateRepository', {
      path: { id: idOf('wiki') },
      body: { nickname: 'TILL' },
    });
    expect(answer.problem()).toMatchObject({ status: 409, code: 'repository_name_taken' });
  });

  it('is seen by its members', async () => {
    const { userId } = server.people.developer;
    const path = { id: idOf('ledger') };
    const seen = async () =>
      (await server.as('developer')('listRepositories'))
        .ok()
        .data.map(({ attributes }) => attributes.nickname);
    expect(await seen()).toEqual([]);
    const set = (user_ids: string[]) =>
      server.as('cyberoper')('setRepositoryMembers', { path, body: { user_ids } });
    expect((await set([userId, userId])).ok().data).toEqual([
      expect.objectContaining({ id: userId, username: 'developer' }),
    ]);
    expect(await seen()).toEqual(['ledger']);
    expect((await set([server.people.foreignAdmin.userId])).problem()).toMatchObject({
      status: 422,
    });
    expect((await server.as('admin')('listRepositoryMembers', { path })).ok().data).toHaveLength(1);
    expect((await server.as('developer')('listRepositoryMembers', { path })).status).toBe(403);
    expect((await set([])).ok().data).toEqual([]);
    expect(await seen()).toEqual([]);
  });

  it('is listed as enriched, without pages, once its first report is imported', async () => {
    expect(await list({ status: 'enriched' })).toEqual([]);
    for (const nickname of ['till', 'ledger'])
      await upload(server.as('admin'), idOf(nickname), sarif([]));
    await server.runJobs();
    expect(await list({ status: 'enriched', page_size: 1 })).toEqual(['ledger', 'till']);
    expect(await list({})).toHaveLength(3);
  });

  it('counts for developers what they may see of it', async () => {
    const line = (file: string) => ({ file, line: 1, code: `query('${file}')` });
    for (const nickname of ['till', 'ledger'])
      await upload(server.as('admin'), idOf(nickname), sarif([line('a.ts'), line('b.ts')]));
    await server.runJobs();
    const { data: findings } = (
      await server.as('admin')('listFindings', { query: { repository: ['till'] } })
    ).ok();
    const [one] = findings;
    if (!one) throw new Error('Nothing was found.');
    await server.as('admin')('triageFindings', {
      body: {
        finding_ids: [one.id],
        change: { assignee_id: server.people.developer.userId },
      },
    });
    await server.as('cyberoper')('setRepositoryMembers', {
      path: { id: idOf('ledger') },
      body: { user_ids: [server.people.developer.userId] },
    });
    const counted = async (person: 'admin' | 'developer', query: object = {}) =>
      (await server.as(person)('listRepositories', { query }))
        .ok()
        .data.map(
          ({ attributes: { nickname, open_findings: open, highest_priority: highest } }) => [
            nickname,
            Object.values(open).reduce((sum, n) => sum + n, 0),
            highest === null,
          ],
        );
    expect(await counted('developer', { sort_field: 'open_findings', sort: 'desc' })).toEqual([
      ['ledger', 2, false],
      ['till', 1, false],
    ]);
    expect(await counted('admin')).toEqual([
      ['ledger', 2, false],
      ['till', 2, false],
      ['wiki', 0, true],
    ]);
    const path = { id: idOf('till') };
    const { open_findings: open } = (await server.as('developer')('getRepository', { path })).ok()
      .data.attributes;
    expect(open).toMatchObject({ [one.attributes.severity]: 1 });
  });
});
