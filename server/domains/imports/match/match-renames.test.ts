import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyEngine } from '../../../../tests/support/server/engines.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const at = (...files: string[]) =>
  sarif(files.map((file) => ({ file, line: 3, code: 'db.query(`select ${request.query.id}`)' })));

describe('a finding whose file is gone', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine: anyEngine });
  });
  afterAll(() => server.close());

  /** Returns the counts of the second of two reports. */
  const countsOf = async (first: string, second: string) => {
    const call = server.as('admin');
    const repository = await addRepository(call, `renames-${String(number++)}`);
    await upload(call, repository, first);
    await server.runJobs();
    const { id } = await upload(call, repository, second);
    await server.runJobs();
    return (await call('getScan', { path: { id } })).ok().data.attributes.counts;
  };

  it.each([
    ['the only other file', 'a/db.ts', ['b/query.ts']],
    ['the file that kept its name', 'a/db.ts', ['b/db.ts', 'b/query.ts']],
    ['the file that kept more of its path', 'x/a/db.ts', ['y/a/db.ts', 'y/b/db.ts']],
  ])('follows %s', async (_, before, after) => {
    expect(await countsOf(at(before), at(...after))).toMatchObject({
      moved: 1,
      new: after.length - 1,
      fixed: 0,
    });
  });

  it.each([
    ['two files that are equally likely', ['a/db.ts'], ['b/one.ts', 'c/two.ts']],
    ['two files of the same name', ['a/db.ts'], ['b/db.ts', 'c/db.ts']],
    ['a file that two may have become', ['a/one.ts', 'b/two.ts'], ['c/three.ts']],
  ])('follows none of %s', async (_, before, after) => {
    expect(await countsOf(at(...before), at(...after))).toMatchObject({
      moved: 0,
      new: after.length,
      fixed: before.length,
    });
  });
});
