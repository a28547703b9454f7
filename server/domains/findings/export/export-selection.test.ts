import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const lines = Array.from({ length: 6 }, (_, i) => ({
  file: 'src/view.ts',
  line: 10 + i,
  code: `element.innerHTML = values[${String(i)}]`,
}));

describe.each(engines)('an export of selected findings on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await upload(server.as('admin'), await addRepository(server.as('admin')), sarif(lines));
    await server.runJobs();
  });
  afterAll(() => server.close());

  const ids = async () => (await server.as('admin')('listFindings')).ok().data.map(({ id }) => id);
  const selection = {
    filter: {},
    as_of: new Date(Date.now() + 60_000).toISOString(),
    expected_total: 6,
  };

  it('holds the selection, with the columns that are shown', async () => {
    const [first = '', ...others] = await ids();
    const some = await server.as('admin')('exportFindings', {
      query: { format: 'csv', fields: ['severity', 'cwe', 'file', 'range'] },
      body: { finding_ids: others },
    });
    expect(some.text.trim().split('\r\n')).toHaveLength(6);
    expect(some.text.slice(1).split('\r\n')[0]).toBe(
      'id,severity,cwe,file,start_line,end_line,start_column,end_column',
    );
    const rest = await server.as('admin')('exportFindings', {
      query: { format: 'json' },
      body: { selection: { ...selection, except: [first] } },
    });
    expect(
      (JSON.parse(rest.text) as { data: { id: string }[] }).data.map(({ id }) => id).sort(),
    ).toEqual([...others].sort());
    expect(
      (await server.as('admin')('exportFindings', { query: { format: 'csv' }, body: {} })).status,
    ).toBe(422);
    const foreign = await server.as('foreignAdmin')('exportFindings', {
      query: { format: 'csv' },
      body: { finding_ids: others },
    });
    expect(foreign.text.trim().split('\r\n')).toHaveLength(1);
  });
});
