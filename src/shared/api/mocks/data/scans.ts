import type { Repository, Scan } from '../../generated/model';
import { getGetScanResponseMock } from '../generated/scans/scans.msw';
import { idOf } from './ids';
import type { MockSbom } from './sboms';

/**
 * A scan that started while the mocks run, and whether it will fail; `startedAt` is 0 for those
 * that had already ended.
 */
export type MockScan = { scan: Scan; startedAt: number; fails?: boolean };

const ended = { status: 'succeeded', phase: 'done', progress: 1, undone_at: null } as const;

/** A report for every repository, and the scans that imported the SBOMs. */
export const firstScans = (
  repositories: readonly Repository[],
  sboms: readonly MockSbom[],
): MockScan[] => {
  const reports = repositories.map(({ id, attributes }, index) => {
    const { data } = getGetScanResponseMock();
    const repository = { id, nickname: attributes.nickname };
    return {
      id: idOf('s', index + 1),
      attributes: { ...data.attributes, ...ended, error: null, repository },
    };
  });
  const names = new Map(repositories.map(({ id, attributes }) => [id, attributes.nickname]));
  const imports = sboms.map(({ repository, sbom }): Scan => {
    const { attributes } = getGetScanResponseMock().data;
    const at = sbom.observed_at;
    return {
      id: sbom.scan_id,
      attributes: {
        ...attributes,
        ...ended,
        repository: { id: repository, nickname: names.get(repository) ?? '' },
        tool: sbom.tool,
        tool_hint: sbom.tool,
        tool_version: null,
        format: 'cyclonedx',
        ...{ branch: sbom.branch, subject: sbom.subject, target: null, file_name: sbom.file_name },
        counts: { ...attributes.counts, components: sbom.components },
        ...{ ignored: [], changes: [], notes: [], error: null },
        ...{ created_at: at, started_at: at, finished_at: at },
      },
    };
  });
  return [...reports, ...imports].map((scan) => ({ scan, startedAt: 0 }));
};
