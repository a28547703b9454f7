import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { importFilter } from '#domain/filter-values';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Someone = 'admin' | 'cyberoper' | 'developer' | 'foreignAdmin';
const save = (
  person: Someone,
  name: string,
  filters: { key: string; value: string }[],
  rest: { shared?: boolean; is_default?: boolean } = {},
) =>
  server.as(person)('saveFilter', {
    body: { name, filters, shared: false, is_default: false, ...rest },
  });
const list = async (person: Someone) => (await server.as(person)('listSavedFilters')).ok();

describe('saved filters', () => {
  it('are saved in canonical form, active at once, and only their owner’s', async () => {
    const { data } = (
      await save('admin', 'This week', [
        { key: 'severity', value: 'high,critical,nonsense' },
        { key: 'q', value: 'sql' },
      ])
    ).ok();
    expect(data).toMatchObject({
      filters: [
        { key: 'severity', value: 'critical,high' },
        { key: 'q', value: 'sql' },
      ],
      active: true,
      dropped: [],
      owner: { username: 'admin' },
    });
    expect((await list('admin')).active).toBe('This week');
    expect((await list('cyberoper')).data).toEqual([]);
    expect((await save('admin', 'THIS WEEK', [])).problem()).toMatchObject({ status: 409 });
    expect((await save('cyberoper', 'This week', [])).status).toBe(201);
  });

  it('can be shared: each person activates for themselves, the owner or an administrator changes', async () => {
    await save('cyberoper', 'Exploited', [{ key: 'kev', value: 'true' }], { shared: true });
    expect(
      (await server.as('developer')('activateFilter', { path: { name: 'Exploited' } })).ok().data
        .active,
    ).toBe(true);
    expect((await list('admin')).active).toBe('This week');
    const change = (person: Someone) =>
      server.as(person)('updateFilter', {
        path: { name: 'exploited' },
        body: { filters: [{ key: 'kev', value: 'false' }] },
      });
    expect((await change('developer')).problem().status).toBe(403);
    expect((await change('admin')).ok().data.filters).toEqual([{ key: 'kev', value: 'false' }]);
    expect(
      (await server.as('developer')('deleteFilter', { path: { name: 'Exploited' } })).status,
    ).toBe(403);
    expect(
      (await server.as('cyberoper')('deleteFilter', { path: { name: 'Exploited' } })).status,
    ).toBe(204);
    expect(await list('developer')).toEqual({ data: [], active: null });
  });

  it('load what they can and say what they dropped', async () => {
    const id = await addRepository(server.as('admin'), 'short-lived');
    await addRepository(server.as('admin'), 'ledger-api');
    await save('admin', 'Two', [{ key: 'repository', value: 'ledger-api,short-lived' }]);
    await server.as('admin')('deleteRepository', { path: { id } });
    const two = (await list('admin')).data.find(({ name }) => name === 'Two');
    expect(two).toMatchObject({
      filters: [{ key: 'repository', value: 'ledger-api' }],
      dropped: ['repository: short-lived'],
    });
  });

  it('leave out an import that is gone, was undone or has forgotten what it had again', async () => {
    const id = await addRepository(server.as('admin'), 'imported');
    const report = sarif([{ file: 'src/a.ts', line: 3, code: 'run(input)' }]);
    const importing = async () => {
      const scan = await upload(server.as('admin'), id, report);
      await server.runJobs();
      return scan.id;
    };
    const [first, second] = [await importing(), await importing()];
    await save('admin', 'Imports', [
      {
        key: 'import',
        value: [importFilter('new', first), importFilter('matched', second)].join(','),
      },
      { key: 'severity', value: 'high' },
    ]);
    const imports = async () => (await list('admin')).data.find(({ name }) => name === 'Imports');
    expect(await imports()).toMatchObject({
      filters: [{ key: 'import' }, { key: 'severity' }],
      dropped: [],
    });
    (await server.as('admin')('undoScan', { path: { id: second } })).ok();
    expect(await imports()).toMatchObject({
      filters: [{ key: 'import', value: importFilter('new', first) }, { key: 'severity' }],
      dropped: ['import'],
    });
    await server.as('admin')('deleteRepository', { path: { id } });
    expect(await imports()).toMatchObject({ filters: [{ key: 'severity' }], dropped: ['import'] });
  });

  it('have one default a person', async () => {
    await save('admin', 'A', [], { is_default: true });
    await save('admin', 'B', [], { is_default: true });
    expect(
      (await list('admin')).data
        .filter(({ is_default: standard }) => standard)
        .map(({ name }) => name),
    ).toEqual(['B']);
  });

  it('get another name, which no other of the same person has', async () => {
    const filters = [{ key: 'kev', value: 'true' }];
    await save('admin', 'Old name', filters);
    await save('admin', 'Taken', filters);
    const rename = (name: string) =>
      server.as('admin')('updateFilter', { path: { name: 'Old name' }, body: { name, filters } });
    expect((await rename('taken')).problem()).toMatchObject({ status: 409 });
    expect((await rename('New name')).ok().data).toMatchObject({ name: 'New name', filters });
    expect((await list('admin')).active).toBe('New name');
    expect((await rename('Again')).status).toBe(404);
  });

  it.each([
    [{ key: 'colour', value: 'red' }],
    [{ key: 'severity', value: 'terrible' }],
    [{ key: 'cwe', value: 'x' }],
  ])('refuse %o and say where', async (entry) => {
    expect((await save('admin', 'Bad', [entry])).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'filters', 0] }],
    });
  });

  it('exist for other lists, too, each with its own names', async () => {
    const path = { source: 'repositories' } as const;
    const saved = await server.as('admin')('saveFilterOf', {
      path,
      body: {
        name: 'This week',
        filters: [{ key: 'tags', value: 'pci' }],
        shared: false,
        is_default: false,
      },
    });
    expect(saved.ok().data.filters).toEqual([{ key: 'tags', value: 'pci' }]);
    expect(
      (await server.as('admin')('activateFilterOf', { path: { ...path, name: 'This week' } }))
        .status,
    ).toBe(200);
    expect(
      (
        await server.as('admin')('updateFilterOf', {
          path: { ...path, name: 'This week' },
          body: { filters: [{ key: 'severity', value: 'high' }] },
        })
      ).status,
    ).toBe(422);
    expect(
      (await server.as('admin')('deleteFilterOf', { path: { ...path, name: 'This week' } })).status,
    ).toBe(204);
    expect((await server.as('admin')('listSavedFiltersOf', { path })).ok()).toEqual({
      data: [],
      active: null,
    });
    expect((await list('admin')).data.map(({ name }) => name)).toContain('This week');
  });

  it('are hidden from other users', async () => {
    expect((await list('foreignAdmin')).data).toEqual([]);
    expect(
      (await server.as('foreignAdmin')('activateFilter', { path: { name: 'Two' } })).status,
    ).toBe(404);
  });
});

describe('columns', () => {
  it('are shared until a user chooses, and then theirs alone', async () => {
    const standard = (await server.as('developer')('getSelectedFindingColumns')).ok().data;
    expect(standard.length).toBeGreaterThan(5);
    const columns = [
      { key: 'priority', width: 90 },
      { key: 'finding', width: null },
    ];
    expect(
      (await server.as('developer')('saveFindingColumns', { body: { columns } })).ok().data,
    ).toEqual(columns);
    expect((await server.as('developer')('getSelectedFindingColumns')).ok().data).toEqual(columns);
    expect((await server.as('admin')('getSelectedFindingColumns')).ok().data).toEqual(standard);
    expect(
      (
        await server.as('developer')('saveFindingColumns', {
          body: { columns: [{ key: 'a' }, { key: 'a' }] },
        })
      ).status,
    ).toBe(422);
  });
});
