// Label skew: the bitmap values that the findings of a label share. Labels are not in the bitmap,
// because setting one would rewrite every index. But the label counts have the severities,
// categories, types and tools of their findings, and few other findings share those values.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilterKey, FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  type BitmapField,
  bitmapFields,
  severityRankOf,
} from '../../../platform/db/schema/filter-bitmap.ts';
import { isPolicy, labelCounts } from './finding-counts.repo.ts';

/** Fields that are also columns of the counts (platform/db/schema/finding-counts.ts). */
const countedFields = [
  'severity',
  'kev',
  'category',
  'type',
  'tool',
] as const satisfies BitmapField[];

/** The counted fields of a count row `f`, encoded like `bitmap_flags` of its findings. */
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

/** Filters for which a finding can have any number of values. */
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

/** Filters that are counted but not in the bitmap. */
const skewedFilters = (filters: FindingFilters): FindingFilterKey[] =>
  (Object.keys(filters) as FindingFilterKey[]).filter(
    (key) => isPolicy(key) || labelFilters.has(key),
  ); // its keys are filter keys

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
