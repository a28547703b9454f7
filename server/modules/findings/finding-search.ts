// Words to the ids that carry them. Under row-level security no index answers `@@` or `ilike` itself, so a function that checks the organisation looks first.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { likeOf } from './finding-where.ts';

/** More ids than this are not carried around: so many hits are met soon on any way through the findings. */
const mostIds = 10_000;

/** Each word as a prefix, all of them; separators split as they do in the indexed text. */
const tsqueryOf = (q: string): string | undefined => {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.slice(0, 12).map((word) => `${word}:*`).join(' & ');
};

const tsquery = (words: string): SQL => sql`to_tsquery('simple', ${words})`;

/** As the text of an array: nobody here reads it, so nobody has to take it apart. */
const lookUp = async (tx: Tx, words: string): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ ids: string; n: number }>(sql`
    select coalesce(array_agg(id), '{}')::text as ids, count(*)::int as n from search_findings(${tsquery(words)}, ${mostIds + 1}) as id`);
  const [found] = rows;
  return found === undefined || found.n > mostIds ? undefined : found.ids;
};

const among = (ids: string): SQL => sql`f.id = any(${ids}::uuid[])`;

const amongAll = (words: string): SQL => sql`f.id in (select search_findings(${tsquery(words)}, 2000000000))`;

/** `check` is true of a finding that matches; `find`, besides, is the way to all of them. */
export interface Search {
  check: SQL;
  find: SQL;
  /** More match than anybody counts. */
  isMany: boolean;
}

export const searchFor = async (tx: Tx, q: string): Promise<Search> => {
  const words = tsqueryOf(q);
  if (words === undefined) return { check: sql`false`, find: sql`false`, isMany: false };
  const ids = await lookUp(tx, words);
  return ids === undefined ? { check: sql`f.search @@ ${tsquery(words)}`, find: amongAll(words), isMany: true } : { check: among(ids), find: sql`true`, isMany: false };
};

/** What separates the words of a path where a finding is indexed. */
const separator = /[/\\._:@-]/;

/**
 * Words that every path has that the pattern of the file filter finds, as a tsquery. A word counts from where it is known to begin: after a separator, or at
 * the start of a pattern with `*`, which is one of the whole path. Where it is not known to end, the pattern may have found its beginning only.
 */
export const wordsOfPattern = (pattern: string): string | undefined => {
  const isWhole = pattern.includes('*');
  const text = pattern.toLowerCase();
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const [before, after] = [text[index - 1], text[index + word.length]];
    const begins = before === undefined ? isWhole : separator.test(before);
    if (!begins || !/^[a-z][a-z0-9]+$/.test(word)) return [];
    const ends = after === undefined ? isWhole : separator.test(after);
    return [ends ? word : `${word}:*`];
  });
  return words.length === 0 ? undefined : [...new Set(words)].join(' & ');
};

/** What narrows the file filter, which itself has to look at each path. */
export const fileSearch = async (tx: Tx, pattern: string): Promise<Search> => {
  const words = wordsOfPattern(pattern);
  if (words === undefined) return { check: sql`true`, find: sql`f.id in (select g.id from findings g where g.file_order ilike ${likeOf(pattern)})`, isMany: false };
  const ids = await lookUp(tx, words);
  return ids === undefined ? { check: sql`true`, find: amongAll(words), isMany: false } : { check: among(ids), find: sql`true`, isMany: false };
};
