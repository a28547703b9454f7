import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const line = (file: string, level: NonNullable<Line['level']> = 'error', at = 1): Line => ({
  file,
  line: at,
  code: `query('${file}')`,
  rule: 'r',
  level,
});
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

describe.each(engines)('a comparison of findings, on %s', (engine) => {
  let server: TestServer;
  let shop: string;
  let scans: string[];
  const admin = () => server.as('admin');
  const compare = (query: object, person: 'admin' | 'developer' | 'foreignAdmin' = 'admin') =>
    server.as(person)('compareFindings', { path: { id: shop }, query: query as never });
  const filesOf = async (change: string) => {
    const { data, meta } = (await admin()('listFindings', { query: { change: [change] } })).ok();
    expect(meta.total).toBe(data.length);
    return data.map(({ attributes: { file } }) => file).toSorted();
  };
  /** The files of each change, as listed. */
  const changes = async (query: object) => {
    const { data } = (await compare(query)).ok();
    const of = async (change: 'new' | 'gone' | 'kept') => {
      const files = await filesOf(data[change].filter);
      expect(files).toHaveLength(data[change].total);
      return files;
    };
    return { new: await of('new'), gone: await of('gone'), kept: await of('kept') };
  };
  const run = (statement: ReturnType<typeof sql>) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(statement),
    );

  beforeAll(async () => {
    server = await startTestServer({ engine });
    shop = await addRepository(admin(), 'shop');
    const bring = async (lines: readonly Line[], fields: object = {}, tool?: string) => {
      const { id } = await upload(admin(), shop, sarif(lines, tool), fields);
      await server.runJobs();
      return id;
    };
    const first = await bring([line('a.ts'), line('b.ts', 'warning'), line('c.ts')]);
    const second = await bring([line('a.ts', 'error', 40), line('c.ts'), line('d.ts', 'note')]);
    await bring([line('a.ts'), line('e.ts'), line('b.ts', 'warning')], {
      branch: 'feature/x',
      commit: '4f1c9ae',
    });
    await bring([line('other.ts')], {}, 'codeql');
    scans = [first, second];
  });
  afterAll(() => server.close());

  it('tells two scans of each other', async () => {
    const [before, after] = scans;
    expect(await changes({ by: 'scans', before, after })).toEqual({
      new: ['d.ts'],
      gone: ['b.ts'],
      kept: ['a.ts', 'c.ts'],
    });
    const { data } = (await compare({ by: 'scans', before: after, after: before })).ok();
    expect(data).toMatchObject({
      new: { total: 1, severity: { medium: 1 } },
      gone: { total: 1 },
      kept: { total: 2, severity: { high: 2 } },
      not_compared: 0,
    });
  });

  it('tells a branch of another, without what one tool alone says', async () => {
    const query = { by: 'branches', before: 'main', after: 'feature/x' };
    expect(await changes(query)).toEqual({
      new: ['b.ts', 'e.ts'],
      gone: ['c.ts', 'd.ts'],
      kept: ['a.ts'],
    });
    const { data } = (await compare(query)).ok();
    expect(data.not_compared).toBe(1);
    expect(data.before).toMatchObject({ name: 'main', total: 3 });
    expect(data.before.tools).toHaveLength(2);
    expect(data.after).toMatchObject({ total: 3, highest_priority: expect.any(Number) as number });
  });

  it('counts what meets the filters, as the list does', async () => {
    const { data } = (
      await compare({ by: 'branches', before: 'main', after: 'feature/x', severity: ['high'] })
    ).ok();
    expect([data.new.total, data.gone.total, data.kept.total]).toEqual([1, 1, 1]);
  });

  it('lists and exports two changes together, each row with its own', async () => {
    const { data } = (await compare({ by: 'branches', before: 'main', after: 'feature/x' })).ok();
    const query = {
      change: [data.new.filter, data.gone.filter],
      sort_field: 'title' as const,
      sort: 'asc' as const,
    };
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (
        await admin()('listFindings', {
          query: { ...query, page_size: 3, ...(cursor && { cursor }) },
        })
      ).ok();
      expect(page.meta.total).toBe(4);
      for (const { attributes } of page.data)
        listed.push(`${attributes.change ?? ''} ${attributes.file ?? ''}`);
      cursor = page.meta.next_cursor ?? undefined;
    } while (cursor !== undefined);
    const expected = ['gone c.ts', 'gone d.ts', 'new b.ts', 'new e.ts'];
    expect(listed.toSorted()).toEqual(expected);
    const csv = await admin()('exportFindings', {
      query: { ...query, format: 'csv', fields: ['file'] },
    });
    const [head, ...lines] = csv.text.trim().split('\r\n');
    expect(head).toBe('id,change,change_reason,file');
    const cells = lines.map((row) => row.split(',').slice(1));
    expect(cells.map(([change, , file]) => `${change ?? ''} ${file ?? ''}`).toSorted()).toEqual(
      expected,
    );
    expect(cells.find(([, , file]) => file === 'e.ts')?.[1]).toBe('found 4f1c9ae');
    const { data: plain } = (await admin()('listFindings', { query: {} })).ok();
    expect(plain.filter(({ attributes }) => 'change' in attributes)).toEqual([]);
  });

  it('names who last changed the line of a new finding', async () => {
    await run(
      sql`update finding_details d set data = d.data || '{"author": {"email": "developer@acme.example"}}' from findings f where f.client_id = ${server.people.admin.clientId}::uuid and d.client_id = f.client_id and d.finding_id = f.id and f.file in ('b.ts', 'c.ts', 'e.ts')`,
    );
    const { data } = (await compare({ by: 'branches', before: 'main', after: 'feature/x' })).ok();
    const change = [data.new.filter, data.gone.filter, data.kept.filter];
    const { data: rows } = (await admin()('listFindings', { query: { change } })).ok();
    expect(
      Object.fromEntries(
        rows.map(({ attributes: { file, change_reason: reason } }) => [file, reason?.author]),
      ),
    ).toEqual({
      'a.ts': undefined,
      'b.ts': 'developer@acme.example',
      'c.ts': null,
      'd.ts': null,
      'e.ts': 'developer@acme.example',
    });
  });

  it('says why, by what the later side brought', async () => {
    const reasonsOf = async (query: object) => {
      const { data } = (await compare(query)).ok();
      const change = [data.new.filter, data.gone.filter, data.kept.filter];
      const { data: rows } = (await admin()('listFindings', { query: { change } })).ok();
      return Object.fromEntries<(string | null)[] | undefined>(
        rows.map(({ attributes: { file, change_reason: reason } }) => [
          file ?? '',
          reason && [reason.kind, reason.commit],
        ]),
      );
    };
    expect(await reasonsOf({ by: 'branches', before: 'main', after: 'feature/x' })).toEqual({
      'a.ts': undefined,
      'b.ts': ['reported', '4f1c9ae'],
      'c.ts': ['not_reported', '4f1c9ae'],
      'd.ts': ['not_reported', '4f1c9ae'],
      'e.ts': ['found', '4f1c9ae'],
    });
    const [before, after] = scans;
    expect(await reasonsOf({ by: 'scans', before, after })).toMatchObject({
      'b.ts': ['fixed', null],
      'd.ts': ['found', null],
    });
    expect(await reasonsOf({ by: 'scans', before: after, after: before })).toMatchObject({
      'b.ts': ['found', null],
      'd.ts': ['not_reported', null],
    });
  });

  it('names the other version of a component that an SBOM of the later side has', async () => {
    const { data } = (await compare({ by: 'branches', before: 'main', after: 'feature/x' })).ok();
    const gone = { change: [data.gone.filter] };
    const [row] = (await admin()('listFindings', { query: gone })).ok().data;
    const id = row?.id ?? '';
    const client = sql`client_id = ${server.people.admin.clientId}::uuid`;
    const component = (version: string | null, purl: string | null) =>
      run(
        sql`update findings set component = ${version && 'ejs'}, component_version = ${version}, purl = ${purl} where ${client} and id = ${id}::uuid`,
      );
    const reason = async () => {
      const { data: rows } = (await admin()('listFindings', { query: gone })).ok();
      return rows.find((one) => one.id === id)?.attributes.change_reason;
    };
    await component('3.1.5', 'pkg:npm/ejs@3.1.5');
    expect(await reason()).toMatchObject({ kind: 'not_reported' });
    await run(sql`
      insert into components (client_id, id, repository_id, scan_id, ref, name, version, purl)
      select client_id, gen_random_uuid(), repository_id, id, 'ejs', 'ejs', '3.1.10', 'pkg:npm/ejs@3.1.10'
      from scans where ${client} and branch = 'feature/x'`);
    expect(await reason()).toMatchObject({ kind: 'upgraded', from: '3.1.5', to: '3.1.10' });
    await run(sql`update components set purl = 'pkg:pypi/ejs@3.1.10' where ${client}`);
    expect(await reason()).toMatchObject({ kind: 'not_reported' });
    await run(sql`delete from components where ${client}`);
    await component(null, null);
  });

  it('says of each finding of one change that it is that one', async () => {
    const { data } = (await compare({ by: 'branches', before: 'main', after: 'feature/x' })).ok();
    const kept = (await admin()('listFindings', { query: { change: [data.kept.filter] } })).ok();
    expect(kept.data.map(({ attributes }) => attributes.change)).toEqual(['kept']);
  });

  it('has nothing to compare with a branch that was never scanned', async () => {
    const { data } = (await compare({ by: 'branches', before: 'main', after: 'nowhere' })).ok();
    expect(data.after).toMatchObject({ tools: [], scanned_at: null, total: 0 });
    expect(data.gone.total).toBe(0);
    expect(data.not_compared).toBe(4);
  });

  it('does not count as gone what a scan that failed lacks', async () => {
    const failed = JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'semgrep' } },
          invocations: [{ executionSuccessful: false }],
          results: [],
        },
      ],
    });
    const { id } = await upload(admin(), shop, failed, { branch: 'feature/failed' });
    await server.runJobs();
    const [before = ''] = scans;
    for (const query of [
      { by: 'branches', before: 'main', after: 'feature/failed' },
      { by: 'scans', before, after: id },
    ]) {
      const { after, gone } = (await compare(query)).ok().data;
      expect(after).toMatchObject({ tools: [], scanned_at: expect.any(String) as string });
      expect(gone.total).toBe(0);
      expect(await filesOf(gone.filter)).toEqual([]);
    }
  });

  it('tells one day of another, also of what was closed and opened since', async () => {
    const client = sql`client_id = ${server.people.admin.clientId}::uuid`;
    // Ten days ago all but d.ts were found; c.ts was closed from then until today.
    await run(
      sql`update findings set first_seen_at = first_seen_at - interval '10 days' where ${client} and file <> 'd.ts'`,
    );
    await run(
      sql`update scans set finished_at = finished_at - interval '10 days' where ${client} and id = ${scans[0]}::uuid`,
    );
    const { data: rows } = (await admin()('listFindings', { query: { file: 'c.ts' } })).ok();
    const id = rows[0]?.id ?? '';
    await admin()('toggleFindingFalsePositive', { path: { id } });
    await run(
      sql`update finding_events set id = ${'01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03'}::uuid where ${client} and finding_id = ${id}::uuid and kind = 'false_positive'`,
    );
    await admin()('toggleFindingFalsePositive', { path: { id } });
    expect(await changes({ by: 'days', before: day(3), after: day(0) })).toEqual({
      new: ['c.ts', 'd.ts'],
      gone: ['b.ts'],
      kept: ['a.ts', 'e.ts'],
    });
    const before = (await compare({ by: 'days', before: day(30), after: day(0) })).ok().data;
    expect(before.before.tools).toEqual([]);
  });

  it('refuses what it cannot compare, and says why', async () => {
    const [before = '', after = ''] = scans;
    expect((await compare({ by: 'days', before: '2026-02-30', after: day(0) })).status).toBe(400);
    expect((await compare({ by: 'branches', before: 'a..b', after: 'main' })).status).toBe(400);
    expect((await compare({ by: 'scans', before: 'main', after })).status).toBe(404);
    expect((await compare({ by: 'scans', before, after }, 'foreignAdmin')).status).toBe(404);
    await run(
      sql`delete from scan_matches where client_id = ${server.people.admin.clientId}::uuid`,
    );
    const gone = await compare({ by: 'scans', before, after });
    expect(gone.status).toBe(409);
    expect(
      await filesOf(`new:scans:${shop}:${after}..01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c99`),
    ).toEqual([]);
  });
});
