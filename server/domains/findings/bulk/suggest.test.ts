import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { authorKeys } from '#domain/author-keys';

it.each([
  ['Developer@Acme.example', ['developer@acme.example']],
  [
    'Dev Eloper <developer@acme.example>',
    ['dev eloper <developer@acme.example>', 'developer@acme.example'],
  ],
  ['123+octo@users.noreply.github.com', ['123+octo@users.noreply.github.com', 'octo']],
])('knows %s by %j', (author, keys) => {
  expect(authorKeys(author)).toEqual(keys);
});

/** In the format of gitleaks: each leak with the author of its commit. */
const leaks = (...authors: readonly { email: string; file: string; date: string }[]) =>
  JSON.stringify(
    authors.map(({ email, file, date }, i) => ({
      RuleID: 'generic-api-key',
      Description: 'Detected a Generic API Key',
      StartLine: i + 1,
      EndLine: i + 1,
      StartColumn: 1,
      EndColumn: 30,
      Match: `key = "${String(i)}"`,
      Secret: `s${String(i)}`,
      File: file,
      SymlinkFile: '',
      Commit: `${String(i).padStart(8, '0')}aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`,
      Entropy: 4,
      Author: email,
      Email: email,
      Date: date,
      Message: 'keys',
      Tags: [],
      Fingerprint: `c:${file}:generic-api-key:${String(i)}`,
    })),
  );

describe.each(engines)('who last changed the code on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    const repository = await addRepository(server.as('admin'), 'vault');
    await upload(
      server.as('admin'),
      repository,
      leaks(
        { email: 'Developer@acme.example', file: 'src/old.ts', date: '2025-01-02T10:00:00Z' },
        { email: 'developer@acme.example', file: 'src/new.ts', date: '2025-03-02T10:00:00Z' },
        {
          email: '7+developer2@users.noreply.github.com',
          file: 'src/other.ts',
          date: '2025-02-02T10:00:00Z',
        },
        { email: 'stranger@elsewhere.example', file: 'src/gone.ts', date: '2025-02-02T10:00:00Z' },
      ),
      { ext: 'json' },
    );
    await server.runJobs();
  });
  afterAll(() => server.close());

  const ids = async () =>
    (await server.as('admin')('listFindings', {})).ok().data.map(({ id }) => id);

  it('names the people of the organisation, most findings first, with their latest change', async () => {
    const { data } = (
      await server.as('cyberoper')('suggestDevelopers', { body: { finding_ids: await ids() } })
    ).ok();
    expect(data).toEqual({
      total: 4,
      people: [
        {
          id: server.people.developer.userId,
          findings: 2,
          file: 'src/new.ts',
          changed_at: '2025-03-02T10:00:00.000Z',
        },
        {
          id: server.people.developer2.userId,
          findings: 1,
          file: 'src/other.ts',
          changed_at: '2025-02-02T10:00:00.000Z',
        },
      ],
    });
  });

  it('answers for a selection, and for no other organisation’s findings', async () => {
    const selection = {
      filter: { file: 'src/other.ts' },
      as_of: new Date(Date.now() + 60_000).toISOString(),
      expected_total: 1,
    };
    expect(
      (await server.as('admin')('suggestDevelopers', { body: { selection } })).ok().data,
    ).toMatchObject({ total: 1, people: [{ id: server.people.developer2.userId, findings: 1 }] });
    expect(
      (
        await server.as('foreignAdmin')('suggestDevelopers', { body: { finding_ids: await ids() } })
      ).ok().data,
    ).toEqual({ total: 0, people: [] });
    expect((await server.as('admin')('suggestDevelopers', { body: {} })).status).toBe(422);
  });

  it('counts what everybody has in hand', async () => {
    const [first = ''] = await ids();
    await server.as('admin')('updateFinding', {
      path: { id: first },
      body: { assignee_id: server.people.developer.userId },
    });
    const { data } = (await server.as('admin')('listDevelopers')).ok();
    expect(data.find(({ username }) => username === 'developer')?.open_findings).toBe(1);
    expect(data.find(({ username }) => username === 'developer2')?.open_findings).toBe(0);
  });
});
