import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository } from '../../../tests/support/server/upload.ts';

let server: TestServer;
let shop = '';
beforeAll(async () => {
  server = await startTestServer();
  shop = await addRepository(server.as('admin'), 'shop');
});
afterAll(() => server.close());

const teams = async () => (await server.as('developer')('listTeams')).ok().data;
const create = (body: {
  name: string;
  member_ids?: string[];
  owns?: { repository_id?: string; tag?: string; path?: string }[];
}) => server.as('admin')('createTeam', { body: { member_ids: [], owns: [], ...body } });

describe('teams', () => {
  it('have members and own repositories, paths within them, and what has a tag', async () => {
    const { userId } = server.people.developer;
    const { data } = (
      await create({
        name: ' Payments ',
        member_ids: [userId, userId],
        owns: [{ repository_id: shop, path: 'src/payments/**' }, { tag: 'pci' }, { path: '*.tf' }],
      })
    ).ok();
    expect(data).toMatchObject({
      name: 'Payments',
      members: [{ id: userId, username: 'developer' }],
      owns: [
        { repository: { id: shop, nickname: 'shop' }, tag: null, path: 'src/payments/**' },
        { repository: null, tag: 'pci', path: null, source: 'manual', line: null },
        { repository: null, tag: null, path: '*.tf' },
      ],
    });
    expect(await teams()).toEqual([data]);
    const [entry] = (await server.as('admin')('listAuditLog')).ok().data;
    expect(entry).toMatchObject({ action: 'teams.create', detail: { name: 'Payments' } });
  });

  it('are changed as a whole, and deleted', async () => {
    const [team] = await teams();
    const changed = (
      await server.as('admin')('updateTeam', {
        path: { id: team?.id ?? '' },
        body: { name: 'Pay', member_ids: [], owns: [{ repository_id: shop }] },
      })
    ).ok();
    expect(changed.data).toMatchObject({ name: 'Pay', members: [], owns: [{ path: null }] });
    const gone = { path: { id: changed.data.id } };
    expect((await server.as('admin')('deleteTeam', gone)).status).toBe(204);
    expect(await teams()).toEqual([]);
    expect((await server.as('admin')('deleteTeam', gone)).status).toBe(404);
  });

  it('have one name each, in any case', async () => {
    const { data } = (await create({ name: 'Core' })).ok();
    expect((await create({ name: 'CORE' })).problem()).toMatchObject({ code: 'team_name_taken' });
    await server.as('admin')('deleteTeam', { path: { id: data.id } });
  });

  it('refuse people and repositories of other organisations, and entries that name nothing', async () => {
    const strange = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02';
    const place = async (body: Parameters<typeof create>[0]) => {
      const { status, detail } = (await create(body)).problem();
      return { status, loc: Array.isArray(detail) ? detail[0]?.loc : detail };
    };
    expect(await place({ name: 'A', member_ids: [strange] })).toEqual({
      status: 422,
      loc: ['body', 'member_ids', '0'],
    });
    expect(await place({ name: 'A', owns: [{ tag: 'x' }, { repository_id: strange }] })).toEqual({
      status: 422,
      loc: ['body', 'owns', '1', 'repository_id'],
    });
    expect(await place({ name: 'A', owns: [{}] })).toEqual({
      status: 422,
      loc: ['body', 'owns', '0'],
    });
    expect(await teams()).toEqual([]);
  });

  it('lose a member who leaves and a repository that is removed', async () => {
    const gone = await addRepository(server.as('admin'), 'gone');
    await create({
      name: 'Leavers',
      member_ids: [server.people.developer2.userId],
      owns: [{ repository_id: gone }],
    });
    await server.as('admin')('removeTeamMember', {
      path: { id: server.people.developer2.userId },
    });
    await server.as('admin')('deleteRepository', { path: { id: gone } });
    expect(await teams()).toMatchObject([{ name: 'Leavers', members: [], owns: [] }]);
  });
});
