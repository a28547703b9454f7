// Asks OSV (https://google.github.io/osv.dev/api/) for the names of vulnerabilities that findings carry. Nothing but their public ids leaves, and of those only
// the ones that are no CVE: the record of a CVE's other name says which CVE it is.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { texts } from '../db/text-match.ts';
import type { Deps } from '../deps.ts';
import { OutgoingError } from '../outgoing.ts';
import { FeedError } from './feed-faults.ts';
import { osvDatabases } from './names.ts';
import { aliasesIn, type AliasPair } from './osv.ts';

const askedAgainDays = 7;
const perRun = 1_000;
const atATime = 4;
const storedAtOnce = 100;
const attempts = 3;
const longestWaitMs = 30_000;

export interface OsvAnswer {
  id: string;
  /** OSV has a record of it. */
  known: boolean;
  pairs: AliasPair[];
}

/** Of all organisations, what was never asked for first. */
const idsToAsk = (db: Database, now: Date): Promise<string[]> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct o.asked_at, n.id from clients c cross join lateral (
        select substr(l.label, 5) as id from label_counts l where l.client_id = c.client_id and l.kind = 'cve' group by 1 having sum(l.n) > 0
      ) n left join osv_lookups o on o.vulnerability = n.id
      where n.id ~ ${osvDatabases} and (o.asked_at is null or o.asked_at < ${now}::timestamptz - make_interval(days => ${askedAgainDays}))
      order by o.asked_at nulls first, n.id limit ${perRun}`);
    return rows.map(({ id }) => id);
  });

/** As long as OSV says, else longer each time. */
const waitBefore = (retryAfter: string | undefined, attempt: number): number =>
  Math.min(
    longestWaitMs,
    /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 1000 * 2 ** attempt,
  );

const answerOf = (id: string, body: string): OsvAnswer => {
  try {
    return { id, known: true, pairs: aliasesIn(JSON.parse(body)) };
  } catch {
    // One record that cannot be read must not stand in the way of the others at every run.
    return { id, known: false, pairs: [] };
  }
};

const ask = async (deps: Deps, address: string, id: string, attempt = 1): Promise<OsvAnswer> => {
  const nothing = { id, known: false, pairs: [] };
  const answer = await deps.outgoing
    .request(`${address}/v1/vulns/${encodeURIComponent(id)}`, {
      timeoutMs: 15_000,
      maxBytes: 4_000_000,
    })
    .catch((error: unknown) => {
      if (error instanceof OutgoingError && error.code === 'too_large') return undefined;
      throw error;
    });
  if (answer === undefined || answer.status === 404 || answer.status === 400) return nothing;
  if (answer.status === 200) return answerOf(id, answer.text);
  const mayPass = answer.status === 429 || answer.status >= 500;
  if (!mayPass || attempt === attempts)
    throw new FeedError('answered', { host: new URL(address).host, status: answer.status });
  await sleep(waitBefore(answer.headers['retry-after'], attempt));
  return ask(deps, address, id, attempt + 1);
};

/** What a record said before counts no more. Returns how many pairs are new. */
const keep = (db: Database, answers: readonly OsvAnswer[], now: Date): Promise<number> =>
  acrossTenants(db, 'load public reference data', async (tx) => {
    const pairs = answers.flatMap((answer) => answer.pairs);
    const given = sql`
      select * from unnest(${texts(pairs.map(({ vulnerability }) => vulnerability))}, ${texts(pairs.map(({ alias }) => alias))}, ${texts(pairs.map(({ record }) => record))}) as p(vulnerability, alias, record)`;
    await tx.execute(sql`
      with given as (${given}), both_ways as (select * from given union select alias, vulnerability, record from given)
      delete from osv_aliases a where a.record = any(${texts(answers.map(({ id }) => id))})
        and not exists (select from both_ways b where (b.vulnerability, b.alias, b.record) = (a.vulnerability, a.alias, a.record))`);
    const { rowCount } = await tx.execute(sql`
      with given as (${given}) insert into osv_aliases (vulnerability, alias, record) select * from given union select alias, vulnerability, record from given on conflict do nothing`);
    await tx.execute(sql`
      insert into osv_lookups (vulnerability, known, asked_at)
      select id, known, ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(answers.map(({ id, known }) => ({ id, known })))}::jsonb) as a(id text, known boolean)
      on conflict (vulnerability) do update set known = excluded.known, asked_at = excluded.asked_at`);
    return rowCount ?? 0;
  });

export interface LookupRun {
  asked: number;
  /** Pairs of names that were not known before. */
  learned: number;
  /** Why it ended before all were asked; what was answered until then is kept. */
  error: Error | undefined;
}

/** Asks for what is due, a few at a time. The first refusal that does not pass ends the run: the rest is due at the next one. */
export const askOsv = async (deps: Deps, address: string): Promise<LookupRun> => {
  const due = await idsToAsk(deps.db, deps.now());
  const run: LookupRun = { asked: 0, learned: 0, error: undefined };
  let answers: OsvAnswer[] = [];
  const store = async (): Promise<void> => {
    const batch = answers;
    answers = [];
    if (batch.length > 0) run.learned += await keep(deps.db, batch, deps.now());
  };
  const lane = async (): Promise<void> => {
    for (let id = due.shift(); id !== undefined && run.error === undefined; id = due.shift()) {
      answers.push(await ask(deps, address, id));
      run.asked += 1;
      if (answers.length >= storedAtOnce) await store();
    }
  };
  const failed = (error: unknown) => {
    run.error ??= error instanceof Error ? error : new Error(String(error));
  };
  await Promise.all(Array.from({ length: atATime }, () => lane().catch(failed)));
  await store();
  return run;
};
