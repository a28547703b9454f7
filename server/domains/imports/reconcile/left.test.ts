// The findings that a report leaves open for its tool, and why.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const report = (tool: string, ...files: string[]) =>
  sarif(
    files.map((file) => ({ file, line: 1, code: `show(${file})` })),
    tool,
  );

describe('what a report leaves as it is', () => {
  let server: TestServer;
  let number = 0;
  let latest = '';
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const send = async (id: string, text: string, fields: Parameters<typeof upload>[3] = {}) => {
    const scan = await upload(server.as('admin'), id, text + ' '.repeat(number++), fields);
    await server.runJobs();
    latest = scan.id;
    return (await server.as('admin')('getScan', { path: { id: scan.id } })).ok().data.attributes
      .counts;
  };
  /** The list that the number on a scan links to. */
  const listed = async (scan = latest) =>
    (await server.as('admin')('listFindings', { query: { import: [`left:${scan}`] } }))
      .ok()
      .data.map(({ attributes }) => attributes.file)
      .toSorted();
  const add = () => addRepository(server.as('admin'), `left-${String(number++)}`);

  it('is nothing where it has or closes every open finding of its tool', async () => {
    const id = await add();
    await send(id, report('CodeQL', 'a.js', 'b.js'));
    await send(id, report('Semgrep', 'c.js'));
    expect(await send(id, report('CodeQL', 'a.js'))).toMatchObject({
      fixed: 1,
      left: { total: 0, by_reason: {} },
    });
    expect(await listed()).toEqual([]);
  });

  it('is what a partial report does not have', async () => {
    const id = await add();
    await send(id, report('CodeQL', 'a.js', 'b.js', 'c.js'));
    expect(await send(id, report('CodeQL', 'a.js'), { complete: 'false' })).toMatchObject({
      fixed: 0,
      left: { total: 2, by_reason: { partial: 2 } },
    });
    const partial = latest;
    expect(await listed(partial)).toEqual(['b.js', 'c.js']);
    // Later findings are not among those left open, and findings closed later are no longer open.
    await send(id, report('CodeQL', 'a.js', 'c.js', 'd.js'));
    expect(await listed(partial)).toEqual(['c.js']);
    // Found again after it was closed: this report did not leave it open.
    await send(id, report('CodeQL', 'a.js', 'b.js', 'c.js', 'd.js'));
    expect(await listed(partial)).toEqual(['c.js']);
  });

  it('is what other branches and other targets have', async () => {
    const id = await add();
    await send(id, report('CodeQL', 'a.js', 'b.js'), { target: 'one' });
    await send(id, report('CodeQL', 'c.js'), { target: 'two' });
    expect(
      await send(id, report('CodeQL', 'a.js', 'd.js'), { branch: 'next', target: 'one' }),
    ).toMatchObject({
      left: { total: 2, by_reason: { other_branch: 2 } },
    });
    expect(await listed()).toEqual(['b.js', 'c.js']);
    expect(await send(id, report('CodeQL'), { target: 'two' })).toMatchObject({
      fixed: 1,
      left: { total: 3, by_reason: { other_branch: 1, other_target: 2 } },
    });
    expect(await listed()).toEqual(['a.js', 'b.js', 'd.js']);
  });

  it('is not counted for a finding that is no problem, and the same in a dry run', async () => {
    const id = await add();
    await send(id, report('CodeQL', 'a.js', 'b.js'));
    const { data } = (
      await server.as('admin')('listFindings', { query: { repository: [id], file: 'a.js' } })
    ).ok();
    await server.as('admin')('toggleFindingFalsePositive', {
      path: { id: data[0]?.id ?? expect.fail('no finding') },
      body: { false_positive: true },
    });
    expect(await send(id, report('CodeQL'), { complete: 'false', dry_run: 'true' })).toMatchObject({
      left: { total: 1, by_reason: { partial: 1 } },
    });
  });
});
