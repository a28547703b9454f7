// What an export of findings holds. The server writes its files so, and the mocks theirs.
import type { FindingFilters } from '#domain/finding-filters';
import { findingsAsCsv } from '#domain/finding-export/csv';
import type { ExportedFinding, Issuer, Rows } from '#domain/finding-export/exported-finding';
import { rowsAsJson } from '#domain/finding-export/json';
import { findingsAsSarif } from '#domain/finding-export/sarif';

export type ExportFormat = 'json' | 'csv' | 'sarif';

/** What a file says beside its rows. A table has no place for most of it. */
export interface ExportFacts {
  /** Of the product. */
  version: string;
  generated_at: string;
  issuer: Issuer;
  /** The organizations, where the rows are of several. */
  clients?: readonly { id: string; name: string }[] | undefined;
  /** The attributes to keep; all without them. */
  fields?: readonly string[] | undefined;
  sort_field: string;
  sort: 'asc' | 'desc';
  filters: FindingFilters;
  q: string | null;
}

/** Only the requested attributes. */
async function* picked(
  rows: Rows<ExportedFinding>,
  fields: readonly string[],
): AsyncGenerator<{ id: string; attributes: object }> {
  for await (const { id, attributes } of rows) {
    yield {
      id,
      attributes: Object.fromEntries(
        Object.entries(attributes).filter(([name]) => fields.includes(name)),
      ),
    };
  }
}

/** Chunks of the file. */
export const findingsAsFile = (
  format: ExportFormat,
  rows: Rows<ExportedFinding>,
  { version, fields, generated_at, issuer, clients, filters, ...asked }: ExportFacts,
): AsyncIterable<string> => {
  if (format === 'csv')
    return findingsAsCsv(rows, fields, {
      namesClients: clients !== undefined,
      namesChanges: filters.change !== undefined,
    });
  if (format === 'sarif') return findingsAsSarif(rows, version, issuer);
  return rowsAsJson(
    fields?.length ? picked(rows, [...fields, 'client', 'change', 'change_reason']) : rows,
    {
      generated_at,
      issuer,
      ...(clients && { clients }),
      sort_field: asked.sort_field,
      sort: asked.sort,
      filters,
      q: asked.q,
    },
  );
};
