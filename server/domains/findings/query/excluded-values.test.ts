import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const line = (file: string, level: NonNullable<Line['level']>, cwe: number): Line => ({
  file,
  line: 1,
  code: `query('${file}')`,
  rule: `rule-${level}`,
  level,
  cwe,
});

describe.each(engines)('findings without excluded values, on %s', (engine) => {
  let server: TestServer;
  const admin = () => server.as('admin');
  const files = async (query: object) => {
    const page = (await admin()('listFindings', { query })).ok();
    return {
      files: page.data.map(({ attributes: { file } }) => file).toSorted(),
      total: page.meta.total,
    };
  };
  const have = (...names: string[]) => ({ files: names, total: names.length });

  beforeAll(async () => {
    server = await startTestServer({ engine });
    const shop = await addRepository(admin(), 'shop');
    const bank = await addRepository(admin(), 'bank');
    await admin()('updateRepository', { path: { id: bank }, body: { tags: ['pci'] } });
    await upload(admin(), shop, sarif([line('a.ts', 'error', 89), line('b.ts', 'note', 79)]));
    await upload(admin(), bank, sarif([line('c.ts', 'warning', 79)]));
    await server.runJobs();
    await admin()('createTeam', {
      body: {
        name: 'Core',
        owns: [{ repository_id: shop, path: 'a.ts' }],
        member_ids: [server.people.admin.userId],
      },
    });
  });
  afterAll(() => server.close());

  it.each([
    ['severity:info', ['a.ts', 'c.ts']],
    ['status:open', []],
    ['repository:bank', ['a.ts', 'b.ts']],
    ['repository_tag:pci', ['a.ts', 'b.ts']],
    ['rule:rule-error', ['b.ts', 'c.ts']],
    ['cwe:79', ['a.ts']],
    ['team:Core', ['b.ts', 'c.ts']],
    ['team:me', ['b.ts', 'c.ts']],
    ['file:b.ts', ['a.ts', 'c.ts']],
    ['file:*.ts', []],
    ['tags:none-has-it', ['a.ts', 'b.ts', 'c.ts']],
    ['branch:none-has-it', ['a.ts', 'b.ts', 'c.ts']],
  ])('leaves out %s', async (item, left) => {
    expect(await files({ not: [item] })).toEqual(have(...left));
  });

  it('leaves out a developer by name, and the reader', async () => {
    const { data } = (await admin()('listFindings', { query: { rule: ['rule-note'] } })).ok();
    const ids = data.map(({ id }) => id);
    const change = { assignee_id: server.people.admin.userId };
    const body = { finding_ids: ids, change };
    (await admin()('triageFindings', { body })).ok();
    await server.runJobs();
    expect(await files({ not: ['developer:me'] })).toEqual(have('a.ts', 'c.ts'));
  });

  it('leaves out several, together with other filters, words, groups and counts', async () => {
    expect(await files({ not: ['cwe:89', 'repository:bank'] })).toEqual(have('b.ts'));
    expect(await files({ cwe: [79], not: ['severity:info'] })).toEqual(have('c.ts'));
    expect(await files({ severity: ['info'], not: ['severity:info'] })).toEqual(have());
    expect(await files({ q: 'rule', not: ['cwe:79'] })).toEqual(have('a.ts'));
    const severities = await admin()('listFindingFilterOptions', {
      query: { filter_key: 'severity', not: ['severity:info', 'cwe:89'] },
    });
    expect(
      severities
        .ok()
        .data.options.filter(({ count }) => count > 0)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['info', 'medium']);
    const options = await admin()('listFindingFilterOptions', {
      query: { filter_key: 'repository', not: ['cwe:89'] },
    });
    expect(options.ok().data.options.map(({ value, count }) => [value, count])).toEqual([
      ['bank', 1],
      ['shop', 1],
    ]);
  });

  it('is a filter of a triage rule and of a saved view', async () => {
    const filter = { not: 'tool:trivy,severity:lowest,severity:low' };
    const change = { add_tags: ['x'] };
    const create = (not: string) =>
      admin()('createTriageRule', {
        body: { name: `Without ${not}`, enabled: true, filter: { not }, change },
      });
    expect((await create(filter.not)).ok().data.filter).toEqual({ not: 'severity:low,tool:trivy' });
    expect((await create('team:me')).problem()).toMatchObject({
      detail: [{ loc: ['body', 'filter', 'not'], type: 'of_the_reader' }],
    });
    const preview = await admin()('previewTriageRule', {
      body: { filter: { not: 'cwe:79' }, change },
    });
    expect(preview.ok().data.total).toBe(1);
  });

  it('refuses what is no value of a filter', async () => {
    const refused = await admin()('listFindings', { query: { not: ['kev:true'] } });
    expect(refused.problem()).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});
