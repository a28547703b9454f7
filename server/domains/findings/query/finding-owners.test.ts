import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

describe.each(engines)('findings by who owns them, on %s', (engine) => {
  let server: TestServer;
  const admin = () => server.as('admin');
  const inFile = (file: string) => ({ file, line: 1, code: `query('${file}')` });
  const files = async (query: object, person: 'admin' | 'developer' = 'admin') =>
    (await server.as(person)('listFindings', { query }))
      .ok()
      .data.map(({ attributes: { repository, file } }) => `${repository.nickname}:${file ?? ''}`)
      .toSorted();
  type Options = { filter_key: 'team' | 'repository_tag'; repository?: string[]; team?: string[] };
  const options = async (query: Options) =>
    (await admin()('listFindingFilterOptions', { query }))
      .ok()
      .data.options.map(({ value, count }) => [value, count]);

  beforeAll(async () => {
    server = await startTestServer({ engine });
    const shop = await addRepository(admin(), 'shop');
    const bank = await addRepository(admin(), 'bank');
    await admin()('updateRepository', { path: { id: bank }, body: { tags: ['pci'] } });
    const paths = ['src/payments/card.ts', 'src/payments/deep/iban.ts', 'src/cart.ts', 'db/a.sql'];
    await upload(admin(), shop, sarif(paths.map(inFile)));
    await upload(admin(), bank, sarif(['src/payments/a.ts', 'db/b.sql'].map(inFile)));
    await server.runJobs();
    const create = (name: string, owns: object[], member_ids: string[] = []) =>
      admin()('createTeam', { body: { name, owns, member_ids } });
    await create(
      'Payments',
      [{ repository_id: shop, path: 'src/payments/**' }],
      [server.people.admin.userId],
    );
    await create('Bankers', [{ tag: 'pci' }]);
    await create('Data', [{ path: '*.sql' }]);
    await create('Idle', []);
  });
  afterAll(() => server.close());

  const payments = ['shop:src/payments/card.ts', 'shop:src/payments/deep/iban.ts'];

  it('are those of a repository, of all with a tag, and of paths', async () => {
    expect(await files({ team: ['payments'] })).toEqual(payments);
    expect(await files({ team: ['Bankers'] })).toEqual(['bank:db/b.sql', 'bank:src/payments/a.ts']);
    expect(await files({ team: ['Data'] })).toEqual(['bank:db/b.sql', 'shop:db/a.sql']);
    expect(await files({ team: ['Idle'] })).toEqual([]);
    expect(await files({ team: ['unknown'] })).toEqual([]);
    expect(await files({ team: ['Payments', 'Data'] })).toEqual([
      'bank:db/b.sql',
      'shop:db/a.sql',
      ...payments,
    ]);
  });

  it('are narrowed by every other filter and by words', async () => {
    expect(await files({ team: ['Data'], repository: ['bank'] })).toEqual(['bank:db/b.sql']);
    expect(await files({ team: ['Bankers'], repository: ['shop'] })).toEqual([]);
    expect(await files({ team: ['Data', 'Payments'], file: '*.ts' })).toEqual(payments);
    expect(await files({ team: ['Payments'], q: 'iban' })).toEqual([payments[1]]);
  });

  it('are those of a repository with a tag', async () => {
    const bank = ['bank:db/b.sql', 'bank:src/payments/a.ts'];
    expect(await files({ repository_tag: ['pci'] })).toEqual(bank);
    expect(await files({ repository_tag: ['pci'], repository: ['shop'] })).toEqual([]);
    expect(await files({ repository_tag: ['other'] })).toEqual([]);
    expect(await options({ filter_key: 'repository_tag' })).toEqual([['pci', 2]]);
  });

  it('are counted for each team under the other filters', async () => {
    expect(await options({ filter_key: 'team' })).toEqual([
      ['Bankers', 2],
      ['Data', 2],
      ['Payments', 2],
      ['Idle', 0],
    ]);
    expect(await options({ filter_key: 'team', repository: ['bank'], team: ['Data'] })).toEqual([
      ['Bankers', 2],
      ['Data', 1],
      ['Idle', 0],
      ['Payments', 0],
    ]);
  });

  it('are mine when assigned to me or owned by a team of mine', async () => {
    expect(await files({ team: ['me'] })).toEqual(payments);
    expect(await files({ mine: true })).toEqual(payments);
    const [cart] = (await admin()('listFindings', { query: { file: 'cart' } })).ok().data;
    await admin()('updateFinding', {
      path: { id: cart?.id ?? '' },
      body: { assignee_id: server.people.admin.userId },
    });
    expect(await files({ mine: true })).toEqual(['shop:src/cart.ts', ...payments]);
    expect(await files({ mine: true, q: 'cart' })).toEqual(['shop:src/cart.ts']);
    expect(await files({ developer: ['me'] })).toEqual(['shop:src/cart.ts']);
    expect(await files({ mine: false })).toHaveLength(3);
    expect(await files({ mine: true }, 'developer')).toEqual([]);
  });

  it('name their teams with the reason', async () => {
    const [sql] = (await admin()('listFindings', { query: { file: 'b.sql' } })).ok().data;
    const { owners } = (await admin()('getFinding', { path: { id: sql?.id ?? '' } })).ok().data
      .attributes;
    expect(owners).toMatchObject([
      { name: 'Bankers', repository: null, tag: 'pci', path: null },
      { name: 'Data', repository: null, tag: null, path: '*.sql' },
    ]);
  });

  it('stay within one organization', async () => {
    expect(await files({ mine: true }, 'developer')).toEqual([]);
    const foreign = (await server.as('foreignAdmin')('listTeams')).ok().data;
    expect(foreign).toEqual([]);
  });

  it('are a condition of a rule only where no user owns it', async () => {
    const rule = (key: string, value: string) =>
      admin()('createPolicy', {
        body: { name: `${key} ${value}`, enabled: true, conditions: [{ key, value }], actions: {} },
      });
    expect((await rule('mine', 'true')).status).toBe(422);
    expect((await rule('team', 'me')).status).toBe(422);
    expect((await rule('team', 'Data')).ok().data.violations).toBe(2);
  });
});
