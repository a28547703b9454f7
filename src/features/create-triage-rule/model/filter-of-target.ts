import type { FindingRow, FindingTarget } from '@/entities/finding';

type Filter = Record<string, string>;
type Attributes = FindingRow['attributes'];

/** The value that all of them share. */
const common = (values: readonly (string | null | undefined)[]): string | undefined => {
  const [first] = values;
  return first != null && values.every((value) => value === first) ? first : undefined;
};

/** The common folder of all files, with a trailing slash. */
const commonFolder = (files: readonly (string | null)[]): string | undefined => {
  const folders = files.map((file) => file?.split('/').slice(0, -1) ?? []);
  const [first = []] = folders;
  const other = first.findIndex((part, at) => folders.some((parts) => parts[at] !== part));
  const shared = other === -1 ? first : first.slice(0, other);
  return shared.length === 0 ? undefined : `${shared.join('/')}/`;
};

const filterOfRows = (rows: readonly Attributes[]): Filter => {
  const parts = {
    repository: common(rows.map(({ repository }) => repository.nickname)),
    tool: common(rows.map(({ tool }) => tool)),
    rule: common(rows.map(({ rule }) => rule.id)),
    file: commonFolder(rows.map(({ file }) => file)),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
};

/** The filters that apply to every import: without the sort order and the filter of one import. */
export const ofEveryImport = ({
  sort: _sort,
  sort_field: _field,
  import: _import,
  ...filter
}: Filter) => filter;

/** The filter of a selection, or the common values of the chosen findings. */
export function filterOfTarget(target: FindingTarget, findings: readonly FindingRow[]): Filter {
  if ('selection' in target) return ofEveryImport(target.selection.filter);
  const ids = new Set(target.finding_ids);
  return filterOfRows(findings.filter(({ id }) => ids.has(id)).map(({ attributes }) => attributes));
}
