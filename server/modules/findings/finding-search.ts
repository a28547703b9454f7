// Words to the ids that carry them. Under row-level security no index answers `@@` or `ilike` itself, so a function that checks the organisation looks first.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';

/** More ids than this are not carried around: so many hits are met soon on any way through the findings. */
const mostIds = 10_000;

/** Each word as a prefix, all of them; separators split as they do in the indexed text. */
const tsqueryOf = (q: string): string | undefined => {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.slice(0, 12).map((word) => `${word}:*`).join(' & ');
};

const lookUp = async (tx: Tx, words: string): Promise<string[] | undefined> => {
  const { rows } = await tx.execute<{ ids: string[] }>(sql`
    select coalesce(array_agg(id), '{}') as ids from search_findings(to_tsquery('simple', ${words}), ${mostIds + 1}) as id`);
  const ids = rows[0]?.ids ?? [];
  return ids.length > mostIds ? undefined : ids;
};

const among = (ids: readonly string[]): SQL => sql`f.id = any(${sql.param([...ids])}::uuid[])`;

export const searchCondition = async (tx: Tx, q: string): Promise<SQL> => {
  const words = tsqueryOf(q);
  if (words === undefined) return sql`false`;
  const ids = await lookUp(tx, words);
  return ids === undefined ? sql`f.search @@ to_tsquery('simple', ${words})` : among(ids);
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

/** Narrows the file filter to the findings whose paths have its words, where these are few. */
export const fileCondition = async (tx: Tx, pattern: string): Promise<SQL | undefined> => {
  const words = wordsOfPattern(pattern);
  const ids = words === undefined ? undefined : await lookUp(tx, words);
  return ids && among(ids);
};
