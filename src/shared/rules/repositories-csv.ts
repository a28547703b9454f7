import { csvLine, type CsvValue } from '#domain/csv';
import { type Severity, severities } from '#domain/finding-filters';

/** The attributes of a repository list row that the file contains, as the contract defines them. */
interface ExportedRepository {
  attributes: {
    nickname: string;
    status: string;
    last_scan_at: string | null;
    open_findings: Readonly<Record<Severity, number>>;
    data: {
      url: string | null;
      source_control: string;
      branch: string | null;
      priority: string | number | null;
      tags: readonly string[];
    };
  };
}

const header = [
  ...['nickname', 'url', 'source_control', 'branch', 'priority', 'tags', 'status'],
  ...severities,
  'last_scan_at',
];

const cellsOf = ({ attributes: a }: ExportedRepository): CsvValue[] => [
  a.nickname,
  a.data.url,
  a.data.source_control,
  a.data.branch,
  a.data.priority,
  a.data.tags.join(' '),
  a.status,
  ...severities.map((severity) => a.open_findings[severity]),
  a.last_scan_at,
];

/** Formats the list as CSV. The server and the mocks both use it. */
export const repositoriesAsCsv = (rows: readonly ExportedRepository[]): string =>
  [header, ...rows.map(cellsOf)].map((cells) => csvLine(cells)).join('');
