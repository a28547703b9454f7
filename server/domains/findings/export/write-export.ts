import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { type Issuer, readIssuer } from '../../organization/index.ts';
import type { Target } from '../bulk/selection.ts';
import type { Actor } from '../bulk/step.ts';
import type { FindingOrder, FindingQuery, FindingRow } from '../query/index.ts';
import { productVersion } from '../../../platform/runtime/version.ts';
import { findingsAsCsv } from './csv.ts';
import { allFindings } from './finding-pages.ts';
import { rowsAsJson } from './json.ts';
import { findingsAsSarif } from './sarif.ts';

export type ExportFormat = 'json' | 'csv' | 'sarif';

export type ExportOrder = {
  format: ExportFormat;
  query: FindingQuery;
  order: FindingOrder;
  fields?: readonly string[] | undefined;
  target?: Target | undefined;
};

type Attributes = FindingRow['attributes'];

/** Only the requested attributes. */
async function* picked(
  rows: AsyncIterable<FindingRow>,
  fields: readonly string[],
): AsyncGenerator<{ id: string; attributes: Partial<Attributes> }> {
  for await (const { id, attributes } of rows) {
    yield {
      id,
      attributes: Object.fromEntries(
        Object.entries(attributes).filter(([name]) => fields.includes(name)),
      ),
    };
  }
}

type ClientRef = components['schemas']['ClientRef'];

/**
 * A table has no place for who issued it.
 * @param clients the organizations, where the rows are of several
 */
const chunksOf = (
  deps: Deps,
  { format, query, order, fields }: ExportOrder,
  rows: AsyncIterable<FindingRow>,
  issuer: Issuer,
  clients?: readonly ClientRef[],
): AsyncIterable<string> => {
  if (format === 'csv')
    return findingsAsCsv(rows, fields, {
      namesClients: clients !== undefined,
      namesChanges: query.filters.change !== undefined,
    });
  if (format === 'sarif') return findingsAsSarif(rows, productVersion, issuer);
  return rowsAsJson(
    fields?.length ? picked(rows, [...fields, 'client', 'change', 'change_reason']) : rows,
    {
      generated_at: deps.now().toISOString(),
      issuer,
      ...(clients && { clients }),
      sort_field: order.field,
      sort: order.direction,
      filters: query.filters,
      q: query.q ?? null,
    },
  );
};

/** The chunks of the file. */
export async function* exportChunks(
  deps: Deps,
  actor: Actor,
  asked: ExportOrder,
): AsyncGenerator<string> {
  const { who } = actor;
  const issuer = await inTenant(deps.db, toTenant(who), (tx) => readIssuer(tx, who.clientId));
  yield* chunksOf(deps, asked, allFindings(deps, actor, asked), issuer);
}

/** The chunks of a file over several organizations, which the caller's own organization issues. */
export async function* exportChunksAcross(
  deps: Deps,
  who: Principal,
  clients: readonly ClientRef[],
  asked: ExportOrder,
  rows: AsyncIterable<FindingRow>,
): AsyncGenerator<string> {
  const issuer = await inTenant(deps.db, toTenant(who), (tx) => readIssuer(tx, who.clientId));
  yield* chunksOf(deps, asked, rows, issuer, clients);
}

export const fileNameOf = (format: ExportFormat): string => `findings.${format}`;
