// Label skew: what the findings under a label have in common in the bitmap. Labels are not in the
// bitmap, because setting one would rewrite every index. But their counts know the severities,
// categories, types and tools of the findings that carry them, and few other findings have the same.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilterKey, FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  type BitmapField,
  bitmapFields,
  severityRankOf,
} from '../../../platform/db/schema/filter-bitmap.ts';
import { isPolicy, labelCounts } from './finding-counts.repo.ts';

/** Fields that the rows of counts have as well (platform/db/schema/finding-counts.ts). */
const countedFields = [
  'severity',
  'kev',
  'category',
  'type',
  'tool',
] as const satisfies BitmapField[];

/** The counted fields of a row `f` of counts, as its findings have them in `bitmap_flags`. */
export const signatureOfCounts = sql.raw(
  countedFields
    .map(
      (bit) =>
        `((${bit === 'severity' ? severityRankOf('severity') : bitmapFields[bit].value})::bigint << ${String(bitmapFields[bit].at)})`,
    )
    .join(' | '),
);

const countedMask = sql.raw(
  String(
    countedFields.reduce(
      (sum, bit) =>
        sum + ((2n ** BigInt(bitmapFields[bit].width) - 1n) << BigInt(bitmapFields[bit].at)),
      0n,
    ),
  ),
);

/** The finding has one of these signatures, given as the text of an array. */
export const hasSignatureIn = (signatures: string): SQL =>
  sql`(f.bitmap_flags & ${countedMask}) = any(${signatures}::bigint[])`;

/** Filters of which a finding has any number of values. */
const labelFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>([
  'cwe',
  'cve',
  'owasp',
  'reachability',
  'live_secret',
  'slsa_threats',
  'tags',
  'owasp_cicd',
  'developer',
  'component',
]);

/** Filters that are not in the bitmap, but in counts. */
const skewedFilters = (filters: FindingFilters): FindingFilterKey[] =>
  (Object.keys(filters) as FindingFilterKey[]).filter(
    (key) => isPolicy(key) || labelFilters.has(key),
  ); // its keys are those of the filters

export const hasLabelSkew = (filters: FindingFilters): boolean => skewedFilters(filters).length > 0;

/** The condition on the bitmap that all findings of these labels meet. */
export const labelSkewPredicate = async (
  tx: Tx,
  clientId: string,
  filters: FindingFilters,
): Promise<SQL> => {
  const counted = skewedFilters(filters).flatMap(
    (key) => labelCounts(clientId, key, filters)?.rows ?? [],
  );
  if (counted.length === 0) return sql`true`;
  const each = counted.map(
    (rows) =>
      sql`(select coalesce(array_agg(signature), '{}') from (select f.signature from (select ${signatureOfCounts} as signature, f.n from ${rows} f) f group by 1 having sum(f.n) > 0) l)::text`,
  );
  const { rows } = await tx.execute<{ found: string[] }>(
    sql`select array[${sql.join(each, sql`, `)}] as found`,
  );
  return sql.join((rows[0]?.found ?? []).map(hasSignatureIn), sql` and `);
};
