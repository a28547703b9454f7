// A database that the first release filled opens in this one, with the same responses.
// `tests/support/server/frozen` has the dump (pg_dump --inserts) and the responses of that release,
// without the times that migration 0002 recomputes from the arrival of a report.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../tests/support/server/database.ts';
import { bothEngines } from '../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { packageRoot } from '../runtime/paths.ts';
import { migrate, readSchemaState } from './migrate.ts';

const frozen = (file: string) =>
  readFileSync(path.join(packageRoot, 'tests/support/server/frozen', file));
const password = 'correct horse battery staple 7';
type Row = { id: string; title: string; false_positive: boolean; comment_count: number };
const before = JSON.parse(frozen('0.1.0.json').toString()) as Row[];

describe.each(bothEngines)('a database of 0.1.0 on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    const database = await emptyDatabase(engine);
    const dump = gunzipSync(frozen('0.1.0.sql.gz')).toString();
    // A dump clears the search path of its session.
    await database.pool.query(`${dump}
reset all;`);
    await database.pool.query(
      `update finding_details d set data = d.data || '{"confidence": "high"}' from findings f where f.id = d.finding_id and f.category = 'secret'`,
    );
    expect(await readSchemaState(database)).toBe('older');
    await migrate(database);
    expect(await readSchemaState(database)).toBe('current');
    server = await startTestServer({ database, people: false });
  });
  afterAll(() => server.close());

  const signedIn = async () => {
    const answer = (
      await server.withToken(undefined)('login', { body: { username: 'admin', password } })
    ).ok();
    return server.withToken(answer.two_factor_required ? undefined : answer.access_token);
  };

  it('keeps its people, findings and what was decided about them', async () => {
    const call = await signedIn();
    const { data } = (
      await call('listFindings', { query: { page_size: 100, sort_field: 'title', sort: 'asc' } })
    ).ok();
    const read = data.map(({ id, attributes }) => ({
      id,
      ...attributes,
      repository: attributes.repository.nickname,
    }));
    const byId = <Each extends { id: string }>(rows: readonly Each[]) =>
      rows.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(byId(read)).toMatchObject(byId(before));
    expect(before.filter((row) => row.false_positive)).toHaveLength(1);
    expect(before.filter((row) => row.comment_count > 0)).toHaveLength(1);
  });

  it('takes what reviewers said up as notes', async () => {
    const call = await signedIn();
    const [decided = expect.fail('no decision')] = before.filter((row) => row.false_positive);
    const { data: history } = (await call('listFindingHistory', { path: { id: decided.id } })).ok();
    const reviewText = history.find(({ kind }) => kind === 'false_positive')?.comment;
    expect(reviewText).toMatch(/\S/);
    const { data } = (await call('listReviewerNotes')).ok();
    expect(data).toMatchObject([{ text: reviewText, about: 'false_positive', decision: 'true' }]);
  });

  it('lists the secrets that their scanner found to be live', async () => {
    const call = await signedIn();
    const list = async (query: object) => (await call('listFindings', { query })).ok().data;
    const live = await list({ live_secret: true });
    expect(live).not.toHaveLength(0);
    expect(live).toEqual(await list({ category: ['secret'] }));
    const { data } = (await call('getTotalFindingsChart', { query: { live_secret: true } })).ok();
    expect(data.total).toBe(live.length);
  });

  it('counts the same, and goes on from there', async () => {
    const call = await signedIn();
    const [finding = expect.fail('no finding')] = before.filter((row) => !row.false_positive);
    const total = async () => (await call('listFindings', { query: {} })).ok().meta.total;
    expect(await total()).toBe(before.length);
    (
      await call('commentOnFinding', {
        path: { id: finding.id },
        body: { comment: 'Seen after the upgrade.' },
      })
    ).ok();
    const { data: history } = (await call('listFindingHistory', { path: { id: finding.id } })).ok();
    expect(JSON.stringify(history)).toContain('Seen after the upgrade.');
    const { data: policies } = (await call('listPolicies')).ok();
    expect(JSON.stringify(policies)).toContain('Criticals within a week');
    await server.runJobs();
    expect(await total()).toBe(before.length);
  });
});
