import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Issuer } from '#domain/finding-export/exported-finding';
import { type ExportFormat, findingsAsFile } from '#domain/finding-export/file';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { readIssuer } from '../../organization/index.ts';
import type { Target } from '../bulk/selection.ts';
import type { Actor } from '../bulk/step.ts';
import type { FindingOrder, FindingQuery, FindingRow } from '../query/index.ts';
import { productVersion } from '../../../platform/runtime/version.ts';
import { allFindings } from './finding-pages.ts';

export type ExportOrder = {
  format: ExportFormat;
  query: FindingQuery;
  order: FindingOrder;
  fields?: readonly string[] | undefined;
  target?: Target | undefined;
};

type ClientRef = components['schemas']['ClientRef'];

/** @param clients the organizations, if the rows belong to several */
const chunksOf = (
  deps: Deps,
  { format, query, order, fields }: ExportOrder,
  rows: AsyncIterable<FindingRow>,
  issuer: Issuer,
  clients?: readonly ClientRef[],
): AsyncIterable<string> =>
  findingsAsFile(format, rows, {
    version: productVersion,
    generated_at: deps.now().toISOString(),
    issuer,
    clients,
    fields,
    sort_field: order.field,
    sort: order.direction,
    filters: query.filters,
    q: query.q ?? null,
  });

/** Yields the chunks of the file. */
export async function* exportChunks(
  deps: Deps,
  actor: Actor,
  asked: ExportOrder,
): AsyncGenerator<string> {
  const { who } = actor;
  const issuer = await inTenant(deps.db, toTenant(who), (tx) => readIssuer(tx, who.clientId));
  yield* chunksOf(deps, asked, allFindings(deps, actor, asked), issuer);
}

/**
 * Yields the chunks of a file over several organizations, issued by the caller's own organization.
 */
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
