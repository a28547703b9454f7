// The content of a findings export. The server and the mocks both write their files by it.
import type { FindingFilters } from '#domain/finding-filters';
import { findingsAsCsv } from '#domain/finding-export/csv';
import type { ExportedFinding, Issuer, Rows } from '#domain/finding-export/exported-finding';
import { rowsAsJson } from '#domain/finding-export/json';
import { findingsAsSarif } from '#domain/finding-export/sarif';

export type ExportFormat = 'json' | 'csv' | 'sarif';

/** The metadata of a file besides its rows. CSV omits most of it. */
export interface ExportFacts {
  /** Version of the product. */
  version: string;
  generated_at: string;
  issuer: Issuer;
  /** The organizations, if the rows belong to several. */
  clients?: readonly { id: string; name: string }[] | undefined;
  /** The attributes to keep; all by default. */
  fields?: readonly string[] | undefined;
  sort_field: string;
  sort: 'asc' | 'desc';
  filters: FindingFilters;
  q: string | null;
}

/** Keeps only the requested attributes. */
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

/** Returns the file in chunks. */
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
