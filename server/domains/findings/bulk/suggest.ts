// Suggests who last changed the code of findings: reports from the history or from blame contain an
// author, who is matched with a user.
import { sql, type SQL } from 'drizzle-orm';
import { authorKeys } from '#domain/author-keys';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { targetOf, type Target } from './selection.ts';
import type { Actor } from './step.ts';

type Schemas = components['schemas'];

/** Number of authors to match, those with most findings first. */
const matchedAuthors = 200;
/** The latest change is looked up for this many findings of each user. */
const datedFindings = 200;

type Author = { author: string; findings: number };
type Person = { id: string; username: string; email: string };

const authorsOf = async (tx: Tx, where: SQL): Promise<{ total: number; authors: Author[] }> => {
  const { rows } = await tx.execute<{ author: string | null; findings: number; total: number }>(sql`
    select f.issue_owner as author, count(*)::int as findings, (sum(count(*)) over ())::int as total
    from findings f where ${where} group by 1 order by f.issue_owner is null, 2 desc, 1 limit ${matchedAuthors + 1}`);
  return {
    total: rows[0]?.total ?? 0,
    authors: rows.flatMap(({ author, findings }) =>
      author === null ? [] : [{ author, findings }],
    ),
  };
};

const peopleNamed = async (tx: Tx, keys: readonly string[]): Promise<Map<string, Person>> => {
  const { rows } = await tx.execute<Person>(sql`
    select id, lower(username) as username, lower(email) as email from users
    where client_id = ${currentClient} and verified_at is not null and (lower(email) = any(${textArray(keys)}) or lower(username) = any(${textArray(keys)}))`);
  // An e-mail address identifies a user better than a name, so it is added last and overrides a
  // user of the same name.
  return new Map([
    ...rows.map((person) => [person.username, person] as const),
    ...rows.map((person) => [person.email, person] as const),
  ]);
};

type LatestChange = { file: string | null; changed_at: string | null };

/** The latest change by user, among the findings that the user authored. */
const latestChanges = async (
  tx: Tx,
  where: SQL,
  people: readonly { id: string; authors: readonly string[] }[],
): Promise<Map<string, LatestChange>> => {
  if (people.length === 0) return new Map();
  const { rows } = await tx.execute<LatestChange & { id: string }>(sql`
    select p.id, latest.file, latest.changed_at
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(id uuid, authors jsonb), lateral (
      select newest.file, d.data #>> '{author,date}' as changed_at
      from (
        select f.client_id, f.id, f.file from findings f
        where ${where} and f.issue_owner = any(array(select jsonb_array_elements_text(p.authors))) order by f.priority desc, f.id limit ${datedFindings}
      ) newest left join finding_details d on d.client_id = newest.client_id and d.finding_id = newest.id order by 2 desc nulls last, 1 limit 1
    ) latest`);
  return new Map(rows.map(({ id, file, changed_at }) => [id, { file, changed_at }]));
};

const unknownChange: LatestChange = { file: null, changed_at: null };

export const listSuggestions = async (
  tx: Tx,
  actor: Actor,
  target: Target,
): Promise<Schemas['DeveloperSuggestions']> => {
  const where = await targetOf(tx, actor, target);
  const { total, authors } = await authorsOf(tx, where);
  const known =
    authors.length === 0
      ? new Map<string, Person>()
      : await peopleNamed(tx, [...new Set(authors.flatMap(({ author }) => authorKeys(author)))]);
  const found = new Map<string, { findings: number; authors: string[] }>();
  for (const { author, findings } of authors) {
    const person = authorKeys(author)
      .map((key) => known.get(key))
      .find((each) => each !== undefined);
    if (!person) continue;
    const before = found.get(person.id);
    found.set(person.id, {
      findings: (before?.findings ?? 0) + findings,
      authors: [...(before?.authors ?? []), author],
    });
  }
  const changes = await latestChanges(
    tx,
    where,
    [...found].map(([id, person]) => ({ id, authors: person.authors })),
  );
  const people = [...found].map(([id, { findings }]) => ({
    id,
    findings,
    ...(changes.get(id) ?? unknownChange),
  }));
  return { total, people: people.sort((one, other) => other.findings - one.findings) };
};
