// The search box and path patterns as full-text searches. With row-level security, no index can
// answer `@@` or `ilike`, so functions that check the organization look up the hits
// (db/routines/11-finding-search.sql).
import { sql, type SQL } from 'drizzle-orm';
import { exactFileOf } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { collectIds } from '../../../platform/db/collect-ids.ts';
import { maxInlineIds, noLimit } from './cost-model.ts';
import type { FindingQuery } from './finding-query.ts';
import { matchesPath, toLikePattern } from './filter-conditions.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Matches all words, each as a prefix; a quoted word matches exactly. Separators split words as
 * they do in the indexed text. A single letter among other words also matches exactly, as in
 * `main.c`: as a prefix it would match half of all words.
 */
export const toTsquery = (q: string): string | undefined => {
  // An unclosed quote, which the user is still typing, is ignored.
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

/** Separates the words of a path in the indexed text. */
const separator = /[/\\._:@-]/;

/**
 * Words that every path matching the pattern contains, as a tsquery. A word must have a known
 * beginning: after a separator, or at the start of a pattern with `*`, which covers the whole path.
 * A word without a known end is a prefix.
 */
export const patternToTsquery = (pattern: string): string | undefined => {
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

export interface Search {
  /** A tsquery. */
  words: string;
  /** A LIKE pattern that the path has to match in addition. */
  pattern?: string;
}

/**
 * Combines the search box and the file filter. `nothing`: no finding can match. Undefined: neither
 * has a word that the full-text index could look up.
 */
export const parseSearch = ({
  filters: { file },
  q,
}: FindingQuery): Search | 'nothing' | undefined => {
  const typed = q === undefined ? undefined : toTsquery(q);
  if (q !== undefined && typed === undefined) return 'nothing';
  const ofPath =
    file === undefined || exactFileOf(file) !== undefined ? undefined : patternToTsquery(file);
  const words = [typed, ofPath].filter((each) => each !== undefined);
  return words.length === 0
    ? undefined
    : {
        words: words.join(' & '),
        ...(ofPath !== undefined && file !== undefined && { pattern: toLikePattern(file) }),
      };
};

export const tsquery = ({ words }: Search): SQL => sql`to_tsquery('simple', ${words})`;

export const searchHits = (search: Search, sort: string, most: number): SQL =>
  sql`search_findings(${tsquery(search)}, ${search.pattern ?? null}::text, ${sort}, ${most}::int)`;

/**
 * Returns the first `most` hits in an order, after a position: sort key (number or word) and id.
 */
export const firstSearchHits = (
  search: Search,
  sort: string,
  way: 'asc' | 'desc',
  most: number,
  countAll: boolean,
  place?: { number: SQL; word: SQL; id: string },
): SQL => sql`first_findings(
  ${tsquery(search)}, ${search.pattern ?? null}::text, ${sort}, ${way}, ${most}::int, ${countAll}::boolean, ${place?.number ?? sql`null::float8`}, ${place?.word ?? sql`null::text`}, ${place?.id ?? null}::uuid)`;

/** The search as a condition on one finding. */
export const matchesSearch = (search: Search): SQL =>
  sql`f.search @@ ${tsquery(search)}${search.pattern === undefined ? sql`` : sql` and ${matchesPath(sql`f.file`, search.pattern)}`}`;

/**
 * Looks up the hits: a small result is resolved to ids, a large one stays a subquery and a
 * condition on each row.
 */
export const resolveSearch = async (
  tx: Tx,
  search: Search,
): Promise<{ check: SQL; accessPath: SQL; isFew: boolean }> => {
  const ids = await collectIds(
    tx,
    sql`select id from ${searchHits(search, '', maxInlineIds + 1)}`,
    maxInlineIds,
  );
  return ids === undefined
    ? {
        check: matchesSearch(search),
        accessPath: sql`f.id in (select id from ${searchHits(search, '', noLimit)})`,
        isFew: false,
      }
    : { check: sql`f.id = any(${ids})`, accessPath: sql`true`, isFew: true };
};

/** Counts hits, up to `most` + 1. */
export const countHits = async (tx: Tx, search: Search, most: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${searchHits(search, '', most + 1)}`,
  );
  return rows[0]?.n ?? 0;
};

/**
 * Estimates the number of hits from statistics. `hits` assumes independent words, which the words
 * of one search seldom are; `atMost` is the number of hits of the rarest word.
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
