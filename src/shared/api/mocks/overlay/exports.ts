import { HttpResponse } from 'msw';
import { fieldError } from '#domain/field-errors';
import { defaultFindingSort } from '#domain/finding-filters';
import { decodeFilters } from '#domain/finding-filter-codec';
import type { ExportedFinding, Issuer } from '#domain/finding-export/exported-finding';
import { type ExportFacts, type ExportFormat, findingsAsFile } from '#domain/finding-export/file';
import { exportRetentionDays, streamedRows } from '#domain/finding-export/limits';
import type { ExportSelectionRequest, Finding } from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { dayMs } from '../data/today';
import { changedRowOf } from './findings';
import { enqueueJob } from './jobs';
import { optionalBodyOf } from './request';
import { selectedFindings } from './selection';
import { requestedFindings } from './visible';

/** Joins text chunks into the file that an operation returns. */
export const fileOf = async (chunks: AsyncIterable<string> | string[]): Promise<ArrayBuffer> => {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return new TextEncoder().encode(text).buffer;
};

export const issuerOf = ({ client }: MockState): Issuer => ({
  organization: client.organization_name,
  legal_name: client.legal_name,
  address: client.address,
  applicable_regulations: client.company.regulations.applicable_regulations,
});

/** The product version that the mocks write to files. */
export const mockVersion = 'mock';

/** The file of these rows, as the URL requests it. */
export const findingsFile = (
  state: MockState,
  format: ExportFormat,
  url: URL,
  rows: readonly ExportedFinding[],
  clients?: ExportFacts['clients'],
): Promise<ArrayBuffer> => {
  const { searchParams } = url;
  const { sort_field: field, sort } = defaultFindingSort;
  return fileOf(
    findingsAsFile(format, rows, {
      version: mockVersion,
      generated_at: new Date().toISOString(),
      issuer: issuerOf(state),
      clients,
      fields: searchParams.get('fields')?.split(','),
      sort_field: searchParams.get('sort_field') ?? field,
      sort: searchParams.get('sort') === 'asc' ? 'asc' : sort,
      filters: decodeFilters(Object.fromEntries(searchParams)),
      q: searchParams.get('q'),
    }),
  );
};

export const formatOf = ({ searchParams }: URL): ExportFormat =>
  searchParams.get('format') as ExportFormat; // validated by the gate

/** Keeps only the sort parameters of a URL. */
export const orderOnly = ({ origin, searchParams }: URL): URL => {
  const url = new URL(origin);
  for (const name of ['sort', 'sort_field'])
    for (const value of searchParams.getAll(name)) url.searchParams.set(name, value);
  return url;
};

/** Returns the file, or above the streaming limit the job that creates it. */
const fileOrJob = async (
  state: MockState,
  format: ExportFormat,
  url: URL,
  rows: readonly ExportedFinding[],
): Promise<ArrayBuffer> => {
  const file = await findingsFile(state, format, url, rows);
  if (rows.length <= streamedRows) return file;
  const ref = enqueueJob(state, {
    kind: 'export_findings',
    title: `Export findings as ${format.toUpperCase()}`,
    of: {
      action: format,
      counts: null,
      size: file.byteLength,
      expires_at: new Date(Date.now() + exportRetentionDays * dayMs).toISOString(),
    },
  });
  state.exports.set(ref.job_id, { file });
  // oxlint-disable-next-line typescript/only-throw-error -- MSW returns a thrown response
  throw HttpResponse.json(ref, { status: 202 });
};

/** Exports of the findings list: of its matches, or of the findings that a user selected. */
export const exportsOverlay = (state: MockState) => {
  const selected = async (request: Request, url: URL): Promise<Finding[]> => {
    if (request.body === null) return requestedFindings(state, request, url);
    const target = await optionalBodyOf<ExportSelectionRequest>(request);
    if ((target.finding_ids === undefined) === (target.selection === undefined))
      refuse(422, [{ ...fieldError('findings_or_selection'), loc: ['body', 'finding_ids'] }]);
    const named = new Set(selectedFindings(state, request, target).map(({ id }) => id));
    return requestedFindings(state, request, orderOnly(url)).filter(({ id }) => named.has(id));
  };
  return {
    downloadFindingsJson: async ({ request }) => {
      const url = new URL(request.url);
      const rows = requestedFindings(state, request, url).map((finding) =>
        changedRowOf(finding, url),
      );
      return fileOrJob(state, 'json', url, rows);
    },
    exportFindings: async ({ request }) => {
      const url = new URL(request.url);
      const found = await selected(request, url);
      const rows = found.map((finding) => changedRowOf(finding, url));
      return fileOrJob(state, formatOf(url), url, rows);
    },
  } satisfies Overlay;
};
