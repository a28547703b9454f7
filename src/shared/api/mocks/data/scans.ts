import type { Repository, Scan } from '../../generated/model';
import { getGetScanResponseMock } from '../generated/scans/scans.msw';
import { idOf } from './ids';
import type { MockScan } from './mock-scan';
import type { MockSbom } from './sboms';
import { failedRepository, gapOf } from './scan-gaps';
import { noScanCounts } from './counts';
import { dayMs, today } from './today';

const ended: Partial<Scan['attributes']> = {
  status: 'succeeded',
  phase: 'done',
  progress: 1,
  error: null,
  ignored: [],
  ignored_by_reason: {},
  changes: [],
  notes: [],
  target: null,
  run: null,
  group: null,
  undone_at: null,
};

const timesOf = (at: number) => ({
  created_at: new Date(at - 29_000).toISOString(),
  started_at: new Date(at - 28_000).toISOString(),
  finished_at: new Date(at).toISOString(),
  undo_until: new Date(at + dayMs).toISOString(),
  kept_until: new Date(at + dayMs).toISOString(),
});

const tools = [
  { tool: 'semgrep', version: '1.102.0', format: 'sarif', file: 'semgrep.sarif' },
  { tool: 'trivy', version: '0.58.1', format: 'trivy', file: 'trivy.json' },
] as const;

/** A pipeline imports the reports of each tool every night. */
const nightly = (repositories: readonly Repository[], nightsAgo: number): MockScan[] =>
  repositories.flatMap(({ id, attributes: { nickname, data } }, index) =>
    tools.map(({ tool, version, format, file }, place): MockScan => {
      const { attributes } = getGetScanResponseMock().data;
      const reported = today() - nightsAgo * dayMs;
      const note = nightsAgo === 0 ? gapOf(id, tool) : undefined;
      const scan: Scan = {
        id: idOf('s', nightsAgo * 200 + index * tools.length + place + 1),
        attributes: {
          ...attributes,
          ...ended,
          ...timesOf(reported + (place + 1) * 30_000),
          repository: { id, nickname },
          ...{ tool, tool_version: version, tool_hint: tool, format, file_name: file },
          branch: data.branch,
          notes: note ? [note] : [],
          complete: note === undefined,
        },
      };
      return { scan, startedAt: 0, reported };
    }),
  );

/** A report that ends in the middle, uploaded after last night's. */
const failedUploads = (repositories: readonly Repository[]): MockScan[] =>
  repositories
    .filter(({ attributes: { nickname } }) => nickname === failedRepository)
    .map(({ id, attributes: { nickname, data } }): MockScan => {
      const { attributes } = getGetScanResponseMock().data;
      const scan: Scan = {
        id: idOf('s', 500),
        attributes: {
          ...attributes,
          ...ended,
          ...timesOf(today() + 120_000),
          ...{ status: 'failed', error: attributes.error, counts: noScanCounts() },
          repository: { id, nickname },
          branch: data.branch,
        },
      };
      return { scan, startedAt: 0 };
    });

const sbomImports = (
  repositories: readonly Repository[],
  sboms: readonly MockSbom[],
): MockScan[] => {
  const names = new Map(repositories.map(({ id, attributes }) => [id, attributes.nickname]));
  return sboms.map(({ repository, sbom }): MockScan => {
    const { attributes } = getGetScanResponseMock().data;
    const scan: Scan = {
      id: sbom.scan_id,
      attributes: {
        ...attributes,
        ...ended,
        repository: { id: repository, nickname: names.get(repository) ?? '' },
        tool: sbom.tool,
        tool_hint: sbom.tool,
        tool_version: null,
        format: 'cyclonedx',
        ...{ branch: sbom.branch, subject: sbom.subject, file_name: sbom.file_name },
        counts: { ...noScanCounts(), components: sbom.components },
        ...timesOf(Date.parse(sbom.observed_at)),
      },
    };
    return { scan, startedAt: 0 };
  });
};

/** Newest first: the reports of two nights, a failed upload, and the imports of the SBOMs. */
export const firstScans = (
  repositories: readonly Repository[],
  sboms: readonly MockSbom[],
): MockScan[] =>
  [
    ...nightly(repositories, 0),
    ...nightly(repositories, 1),
    ...failedUploads(repositories),
    ...sbomImports(repositories, sboms),
  ].toSorted((one, other) =>
    one.scan.attributes.created_at < other.scan.attributes.created_at ? 1 : -1,
  );
