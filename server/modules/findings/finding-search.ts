// What people search for, as words that the index knows. Under row-level security no index answers `@@` or `ilike` itself, so functions that check the
// organisation look first (db/routines/11-finding-search.sql).
import { sql, type SQL } from 'drizzle-orm';
import { exactFileOf } from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import { fewIds } from '../../db/few-ids.ts';
import type { FindingQuery } from './finding-query.ts';
import { isLike, likeOf } from './finding-where.ts';

/** As a limit. */
export const everything = 2_000_000_000;

/** More ids than this are not carried around: so many hits are met soon on any way through the findings. */
const mostIds = 10_000;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * All words, each as a prefix; in quotes they are meant as they stand there. Separators split as they do in the indexed text. A single letter among other words
 * stands for itself, as in `main.c`: half of all words begin with it.
 */
export const tsqueryOf = (q: string): string | undefined => {
  // Quotes that nobody has closed yet are still being typed.
  const parts = q.split('"');
  const words = parts
    .flatMap((part, at) =>
      wordsIn(part).map((word) => ({ word, isWhole: at % 2 === 1 && at < parts.length - 1 })),
    )
    .slice(0, 12);
  return words.length === 0
    ? undefined
    : [
        ...new Set(
          words.map(({ word, isWhole }) =>
            isWhole || (words.length > 1 && word.length === 1) ? word : `${word}:*`,
          ),
        ),
      ].join(' & ');
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

/** Words as a tsquery, and what the path is like besides. */
export interface Search {
  words: string;
  pattern?: string;
}

/** Of the search box and the file filter together. `nothing`: no finding can match; undefined: there is nothing that the index could be asked for. */
export const searchOf = ({
  filters: { file },
  q,
}: FindingQuery): Search | 'nothing' | undefined => {
  const typed = q === undefined ? undefined : tsqueryOf(q);
  if (q !== undefined && typed === undefined) return 'nothing';
  const ofPath =
    file === undefined || exactFileOf(file) !== undefined ? undefined : wordsOfPattern(file);
  const words = [typed, ofPath].filter((each) => each !== undefined);
  return words.length === 0
    ? undefined
    : {
        words: words.join(' & '),
        ...(ofPath !== undefined && file !== undefined && { pattern: likeOf(file) }),
      };
};

export const tsquery = ({ words }: Search): SQL => sql`to_tsquery('simple', ${words})`;

export const hitsOf = (search: Search, sort: string, most: number): SQL =>
  sql`search_findings(${tsquery(search)}, ${search.pattern ?? null}::text, ${sort}, ${most}::int)`;

/** The first so many hits in an order, of a direction and a column; after a place: its key as a number or as a word, and its id. */
export const firstHitsOf = (
  search: Search,
  sort: string,
  way: 'asc' | 'desc',
  most: number,
  countAll: boolean,
  place?: { number: SQL; word: SQL; id: string },
): SQL => sql`first_findings(
  ${tsquery(search)}, ${search.pattern ?? null}::text, ${sort}, ${way}, ${most}::int, ${countAll}::boolean, ${place?.number ?? sql`null::float8`}, ${place?.word ?? sql`null::text`}, ${place?.id ?? null}::uuid)`;

/** Row by row. */
export const carries = (search: Search): SQL =>
  sql`f.search @@ ${tsquery(search)}${search.pattern === undefined ? sql`` : sql` and ${isLike(sql`f.file`, search.pattern)}`}`;

/** The way to all that carry the words: few by their ids, many row by row. */
export const lookUp = async (
  tx: Tx,
  search: Search,
): Promise<{ check: SQL; find: SQL; isFew: boolean }> => {
  const ids = await fewIds(tx, sql`select id from ${hitsOf(search, '', mostIds + 1)}`, mostIds);
  return ids === undefined
    ? {
        check: carries(search),
        find: sql`f.id in (select id from ${hitsOf(search, '', everything)})`,
        isFew: false,
      }
    : { check: sql`f.id = any(${ids})`, find: sql`true`, isFew: true };
};

/** How many carry the words, up to `most` + 1. */
export const countHits = async (tx: Tx, search: Search, most: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${hitsOf(search, '', most + 1)}`,
  );
  return rows[0]?.n ?? 0;
};

/**
 * About how many carry the words, without looking. Words are taken for independent, which those of one search seldom are: as many as carry the rarest of them
 * may carry them all.
 */
export const estimateHits = async (
  tx: Tx,
  search: Search,
): Promise<{ hits: number; atMost: number }> => {
  const words = search.words.split(' & ');
  const each = sql.join(
    words.map((word) => sql`estimate_findings(to_tsquery('simple', ${word}))`),
    sql`, `,
  );
  const {
    rows: [row],
  } = await tx.execute<{ hits: number; rarest: number | null }>(sql`
    select estimate_findings(${tsquery(search)}) as hits, ${words.length > 1 ? sql`least(${each})` : sql`null`}::float8 as rarest`);
  const hits = row?.hits ?? 0;
  return { hits, atMost: Math.max(hits, row?.rarest ?? 0) };
};
