import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../../tests/support/server/full.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { clients, users } from '../../platform/db/schema/accounts.ts';
import { findings } from '../../platform/db/schema/findings.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../platform/db/tenancy.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { exportFindingsAcross, listFindingsAcross } from '../findings/index.ts';
import { createSession } from '../identity/session/session.repo.ts';
import { readClients } from './read-clients.ts';

let server: TestServer;
const acme = () => server.people.admin.clientId;
const other = () => server.people.foreignAdmin.clientId;
const third = newId();
const empty = newId();

type Query = Record<string, unknown>;
type Reader = 'superadmin' | 'partner';

/** Files whose relative order differs between collations. */
const files = {
  acme: ['src/b.ts', 'src/D.ts', 'src/_f.ts', 'src/é.ts'],
  other: ['src/a.ts', 'src/c.ts', 'src/E.ts'],
  third: ['lib/a b.ts', 'src/a-b.ts', 'src/ab.ts', 'src/Z.ts', 'src/z.ts'],
};
const everyFile = Object.values(files).flat();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.deps;
  const token = await acrossTenants(db, 'first start', async (tx) => {
    await tx.insert(clients).values([
      { clientId: third, organizationName: 'Third, Ltd.' },
      { clientId: empty, organizationName: 'Empty' },
    ]);
    const person = { clientId: third, id: newId(), email: 'a@third.example', username: 'third' };
    const [user] = await tx
      .insert(users)
      .values({ ...person, role: 'admin', verifiedAt: new Date() })
      .returning();
    if (!user) throw new Error('No user.');
    return createSession(tx, user, new Date(), 86_400);
  });
  const callers = {
    acme: server.as('admin'),
    other: server.as('foreignAdmin'),
    third: server.withToken(token),
  };
  for (const [name, call] of Object.entries(callers)) {
    const repository = await addRepository(call, `vault-${name}`);
    await upload(
      call,
      repository,
      sarif(
        files[name as keyof typeof files].map((file, index) => ({
          file,
          line: index + 1,
          code: `query(${String(index)})`,
          message: `Problem in ${file}`,
        })),
      ),
    );
  }
  await server.runJobs();
  // Two severities and one priority: nearly everything is a tie, even across organizations.
  for (const clientId of [acme(), other(), third])
    await inTenant(db, { clientId }, (tx) => tx.update(findings).set({ priority: 50 }));
  const partner = (
    await server.as('superadmin')('createPartner', {
      body: {
        name: 'Acme Consulting',
        email: server.people.partner.email,
        active: true,
        discount_percent: 10,
      },
    })
  ).ok().data.id;
  for (const id of [other(), third])
    await server.as('superadmin')('setClientPartner', {
      body: { client_id: id, partner_id: partner },
    });
});
afterAll(() => server.close());

const visitor = () => ({
  who: {
    ...server.people.superadmin,
    isPartner: false,
    token: { kind: 'session' as const, id: newId() },
  },
  scope: 'all' as const,
  requestId: 'test',
});

const list = async (person: Reader, query: Query = {}) =>
  (await server.as(person)('listFindingsOfClients', { query })).ok();

const read = async (person: Reader, query: Query, size: number) => {
  const rows: Awaited<ReturnType<typeof list>>['data'] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(person, {
      ...query,
      page_size: size,
      ...(cursor !== null && { cursor }),
    });
    rows.push(...page.data);
    cursor = page.meta.next_cursor;
  } while (cursor !== null);
  return rows;
};

describe('the list over several organizations', () => {
  it('names the organization of each row, and has a partner’s own alone', async () => {
    const everything = await list('superadmin');
    expect(everything.meta).toMatchObject({
      total: everyFile.length,
      total_is_exact: true,
      clients: { read: 3, left_out: 0, not_read: [] },
    });
    const owner = new Map(
      everything.data.map(({ attributes: { file, client } }) => [file, client]),
    );
    expect(owner.get('src/b.ts')).toEqual({ id: acme(), name: 'Acme' });
    expect(owner.get('src/E.ts')).toEqual({ id: other(), name: 'Other' });
    expect(owner.get('src/Z.ts')).toEqual({ id: third, name: 'Third, Ltd.' });

    const own = await list('partner');
    expect(own.meta).toMatchObject({
      total: files.other.length + files.third.length,
      clients: { read: 2 },
    });
    expect(own.data.some(({ attributes }) => attributes.client?.id === acme())).toBe(false);
  });

  it('is refused to users of one organization, and hides organizations of others', async () => {
    for (const person of ['admin', 'cyberoper', 'developer', 'foreignAdmin'] as const) {
      const call = server.as(person);
      for (const query of [{}, { client_id: [server.people[person].clientId] }]) {
        expect((await call('listFindingsOfClients', { query })).status).toBe(403);
        expect(
          (await call('exportFindingsOfClients', { query: { ...query, format: 'csv' } })).status,
        ).toBe(403);
        expect(
          (await call('listFilterOptionsOfClients', { query: { ...query, filter_key: 'tool' } }))
            .status,
        ).toBe(403);
      }
    }
    for (const id of [acme(), newId()]) {
      const query = { client_id: [other(), id] };
      const call = server.as('partner');
      expect((await call('listFindingsOfClients', { query })).status).toBe(404);
      expect(
        (await call('exportFindingsOfClients', { query: { ...query, format: 'csv' } })).status,
      ).toBe(404);
      expect(
        (await call('listFilterOptionsOfClients', { query: { ...query, filter_key: 'tool' } }))
          .status,
      ).toBe(404);
    }
  });

  it('narrows by organization, filter and words', async () => {
    const filesOf = async (query: Query) =>
      (await list('superadmin', { sort_field: 'file', sort: 'asc', ...query })).data.map(
        ({ attributes }) => attributes.file,
      );
    expect((await filesOf({ client_id: [third] })).toSorted()).toEqual(files.third.toSorted());
    expect(await filesOf({ client_id: [other(), third], repository: ['vault-other'] })).toEqual(
      expect.arrayContaining(files.other),
    );
    expect(await filesOf({ repository: ['vault-other'] })).toHaveLength(3);
    expect(await filesOf({ client_id: [acme()], repository: ['vault-other'] })).toEqual([]);
    expect(await filesOf({ client_id: [empty] })).toEqual([]);
    expect(await filesOf({ q: 'Problem in src/E.ts' })).toEqual(['src/E.ts']);
  });

  const fields = ['priority', 'file', 'first_seen_at', 'severity', 'title', 'repository'] as const;
  it.each(full ? fields : fields.slice(0, 3))(
    'is one order by %s in both directions, with ties, however it is paged',
    async (field) => {
      for (const sort of ['asc', 'desc'] as const) {
        const whole = (
          await list('superadmin', { sort_field: field, sort, page_size: 100 })
        ).data.map(({ id }) => id);
        expect(new Set(whole).size).toBe(everyFile.length);
        for (const size of [1, 2, 5]) {
          const paged = await read('superadmin', { sort_field: field, sort }, size);
          expect(paged.map(({ id }) => id)).toEqual(whole);
        }
        const second = await list('superadmin', {
          sort_field: field,
          sort,
          page: 2,
          page_size: 5,
        });
        expect(second.data.map(({ id }) => id)).toEqual(whole.slice(5, 10));
        const byOne = (
          await list('superadmin', { sort_field: field, sort, client_id: [third] })
        ).data.map(({ id }) => id);
        expect(whole.filter((id) => byOne.includes(id))).toEqual(byOne);
      }
      const up = await list('superadmin', { sort_field: field, sort: 'asc' });
      const down = await list('superadmin', { sort_field: field, sort: 'desc' });
      expect(up.data.map(({ id }) => id)).toEqual(down.data.map(({ id }) => id).toReversed());
    },
  );

  it('refuses foreign cursors and pages that are too deep', async () => {
    const status = async (query: Query) =>
      (await server.as('superadmin')('listFindingsOfClients', { query })).status;
    const { meta } = await list('superadmin', { page_size: 1 });
    expect(await status({ cursor: `${meta.next_cursor ?? ''}.x` })).toBe(400);
    expect(await status({ cursor: meta.next_cursor, sort_field: 'file' })).toBe(400);
    expect(await status({ page: 11, page_size: 100 })).toBe(400);
    expect(await status({ page: 10, page_size: 100 })).toBe(200);
  });

  it('says what it had no time for, on the pages that follow too', async () => {
    const { deps } = server;
    const found = await readClients(deps, visitor(), { what: 'findings' });
    const late = await listFindingsAcross(deps, visitor().who, found, {}, performance.now() - 1);
    expect(late.data).toEqual([]);
    expect(late.meta).toMatchObject({
      total_is_exact: false,
      clients: { read: 0, left_out: 3 },
    });
    expect(late.meta.clients.not_read).toContainEqual({
      id: other(),
      name: 'Other',
      reason: 'no_time',
    });

    const first = await list('superadmin', { page_size: 1 });
    const next = await list('superadmin', {
      page_size: 100,
      cursor: `${first.meta.next_cursor ?? ''}.${third}`,
    });
    expect(next.data.some(({ attributes }) => attributes.client?.id === third)).toBe(false);
    expect(next.meta.clients).toEqual({
      read: 2,
      left_out: 1,
      not_read: [{ id: third, name: 'Third, Ltd.', reason: 'no_time' }],
    });
  });

  it('says how many organizations are beyond the most that it reads, and makes no file', async () => {
    const { deps } = server;
    const { readers } = await readClients(deps, visitor(), { what: 'findings' });
    const named = [{ id: newId(), name: 'One too many' }];
    const clientsList = { readers, tooMany: { count: 7, named } };
    const { who } = visitor();
    expect((await listFindingsAcross(deps, who, clientsList, {})).meta).toMatchObject({
      total: everyFile.length,
      total_is_exact: false,
      clients: { read: 3, left_out: 7, not_read: [{ ...named[0], reason: 'too_many' }] },
    });
    await expect(
      exportFindingsAcross(deps, who, clientsList, { format: 'csv' }),
    ).rejects.toMatchObject({ status: 422, code: 'too_many_clients' });
  });

  it('is recorded in the log of each organization, once in some minutes', async () => {
    await list('partner');
    await list('partner', { page_size: 1 });
    const visits = async (clientId: string) =>
      (
        await inTenant(server.deps.db, { clientId }, (tx) =>
          tx.select().from(auditLog).where(eq(auditLog.action, 'clients.view')),
        )
      ).filter(
        ({ actorName, subjectType }) => actorName === 'partner' && subjectType === 'findings',
      ).length;
    expect(await visits(other())).toBe(1);
    expect(await visits(third)).toBe(1);
    expect(await visits(acme())).toBe(0);
    expect(await visits(empty)).toBe(0);
  });
});

describe('the options of a filter over several organizations', () => {
  const options = async (person: Reader, query: Query) =>
    (
      await server.as(person)('listFilterOptionsOfClients', {
        query: query as { filter_key: 'tool' },
      })
    ).ok().data;

  it('are sums of all, and the organizations are one of the filters', async () => {
    const [tool] = (await options('superadmin', { filter_key: 'tool' })).options;
    expect(tool?.count).toBe(everyFile.length);
    expect(await options('partner', { filter_key: 'repository' })).toMatchObject({
      options: [
        { value: 'vault-third', count: files.third.length },
        { value: 'vault-other', count: files.other.length },
      ],
      counts_are_exact: true,
      truncated: false,
    });
    // A filter's own selection does not narrow its options.
    expect(await options('superadmin', { filter_key: 'client', client_id: [third] })).toEqual({
      filter_key: 'client',
      options: [
        { value: third, label: 'Third, Ltd.', count: files.third.length },
        { value: acme(), label: 'Acme', count: files.acme.length },
        { value: other(), label: 'Other', count: files.other.length },
      ],
      counts_are_exact: true,
      truncated: false,
    });
    expect(
      (await options('superadmin', { filter_key: 'client', q: 'thi' })).options.map(
        ({ label }) => label,
      ),
    ).toEqual(['Third, Ltd.']);
    expect(
      (await options('superadmin', { filter_key: 'client', text: 'Problem in src/E.ts' })).options,
    ).toEqual([{ value: other(), label: 'Other', count: 1 }]);
    expect((await options('superadmin', { filter_key: 'repository', limit: 1 })).truncated).toBe(
      true,
    );
  });
});

describe('the file over several organizations', () => {
  const file = async (person: Reader, query: Query, body?: object) =>
    server.as(person)('exportFindingsOfClients', {
      query: query as { format: 'csv' },
      ...(body && { body }),
    });

  it('has the rows of the list in its order, with their organization', async () => {
    for (const sort of ['asc', 'desc'] as const) {
      const rows = await list('superadmin', { sort_field: 'file', sort, page_size: 100 });
      const json = JSON.parse(
        (await file('superadmin', { format: 'json', sort_field: 'file', sort })).text,
      ) as { data: typeof rows.data; meta: { clients: { name: string }[]; issuer: unknown } };
      expect(json.data.map(({ id }) => id)).toEqual(rows.data.map(({ id }) => id));
      expect(json.data[0]?.attributes.client).toEqual(rows.data[0]?.attributes.client);
      expect(json.meta.clients.map(({ name }) => name).toSorted()).toEqual([
        'Acme',
        'Other',
        'Third, Ltd.',
      ]);
    }
    const csv = (await file('partner', { format: 'csv', fields: ['file', 'severity'] })).text;
    expect(csv).toContain('id,organization,file,severity');
    expect(csv).toContain('"Third, Ltd."');
    expect(csv).not.toContain('Acme');
    expect(csv.trim().split('\n')).toHaveLength(1 + files.other.length + files.third.length);
    const sarifFile = JSON.parse(
      (await file('superadmin', { format: 'sarif', client_id: [other()] })).text,
    ) as { runs: { results: { properties: { organization: string } }[] }[] };
    expect(sarifFile.runs[0]?.results.map(({ properties }) => properties.organization)).toEqual([
      'Other',
      'Other',
      'Other',
    ]);
  });

  it('has what was selected, and refuses a selection that is no longer what was seen', async () => {
    const { data } = await list('superadmin', { page_size: 100 });
    const ids = [data[0]?.id ?? '', data.at(-1)?.id ?? ''];
    const idsIn = ({ text }: { text: string }) =>
      (JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id);
    expect(idsIn(await file('superadmin', { format: 'json' }, { finding_ids: ids }))).toEqual(ids);
    const foreign = data.find(({ attributes }) => attributes.client?.id === acme())?.id ?? '';
    expect(idsIn(await file('partner', { format: 'json' }, { finding_ids: [foreign] }))).toEqual(
      [],
    );
    const selection = (expected_total: number) => ({
      selection: {
        filter: {},
        except: [ids[0]],
        as_of: new Date(Date.now() + 1000).toISOString(),
        expected_total,
      },
    });
    const selected = idsIn(
      await file('superadmin', { format: 'json' }, selection(everyFile.length)),
    );
    expect(selected).toHaveLength(everyFile.length - 1);
    expect(selected).not.toContain(ids[0]);
    expect((await file('superadmin', { format: 'json' }, selection(500))).status).toBe(409);
    expect((await file('superadmin', { format: 'json' }, {})).status).toBe(422);
  });
});
