import { severityRank } from '#domain/finding-filters';
import type {
  RegistryImageScanRequest,
  RepositoryRef,
  RequestRepositoryScanRequest,
  Scan,
} from '../../generated/model';
import { outcomeOf } from '../data/scan-outcomes';
import type { MockScan } from '../data/mock-scan';
import { dayMs, today } from '../data/today';
import {
  getGetContainerSpecResponseMock,
  getGetScanResponseMock,
} from '../generated/scans/scans.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';
import { bodyOf, fresh } from './request';
import { standingScan, waiting } from './standing-scans';
import { visibleFindings, visibleRepositories } from './visible';

export function scansOverlay(state: MockState) {
  const { scans, scenario } = state;

  const standing = (kept: MockScan): Scan => standingScan(state, kept);
  const repositoryOf = (id: unknown): RepositoryRef => {
    const found = state.repositories.find((row) => row.id === id);
    if (!found) refuse(404, 'Repository not found.');
    return { id: found.id, nickname: found.attributes.nickname };
  };
  /** Its report has the findings of the night before last, or of the scan that it repeats. */
  const start = (
    repository: RepositoryRef,
    changes: Partial<Scan['attributes']> = {},
    reported = today() - dayMs,
  ) => {
    const { data } = getGetScanResponseMock();
    const { id, now } = fresh();
    const none = { ignored: [], changes: [], notes: [], error: null, undone_at: null };
    const attributes = { ...data.attributes, ...none, ...changes, repository };
    const scan = { id, attributes: { ...attributes, created_at: now, undone_at: null } };
    scans.add({ scan, startedAt: Date.now(), fails: scenario.failsImports, reported });
    return { data: { ...scan, attributes: { ...scan.attributes, ...waiting } } };
  };
  const visible = (id: unknown, request: Request): Scan => {
    const scan = standing(scans.find(id));
    const repository = scan.attributes.repository.id;
    if (!visibleRepositories(state, request).some((row) => row.id === repository))
      refuse(404, 'Scan not found.');
    return scan;
  };
  const anyRepository = (): RepositoryRef => repositoryOf(state.repositories[0]?.id);

  return {
    listScans: ({ request }) => {
      const url = new URL(request.url);
      const asked = (name: string) => url.searchParams.get(name)?.split(',');
      const [statuses, kinds, repositories] = [asked('status'), asked('kind'), asked('repository')];
      const seen = new Set(visibleRepositories(state, request).map(({ id }) => id));
      const rows = scans.all
        .map(standing)
        .filter(
          ({ attributes: { status, run, repository } }) =>
            seen.has(repository.id) &&
            (statuses?.includes(status) ?? true) &&
            (kinds?.includes(run?.kind ?? '') ?? true) &&
            (repositories?.includes(repository.id) ?? true),
        );
      return pageOf(rows, url);
    },
    getScan: ({ params, request }) => ({ data: visible(params['id'], request) }),
    getScanFollowUp: ({ params, request }) => {
      const kept = scans.find(params['id']);
      visible(params['id'], request);
      const reopened = visibleFindings(state, request)
        .filter((finding) => outcomeOf(kept, finding.attributes) === 'reopened')
        .toSorted(
          (one, other) =>
            severityRank(one.attributes.severity) - severityRank(other.attributes.severity),
        )
        .slice(0, 5)
        .map(({ id, attributes: a }) => ({
          ...{ finding_id: id, title: a.title, severity: a.severity },
          ...{ fixed_at: a.first_seen_at, fixed_by: null },
        }));
      return { data: { reopened, steps: [] } };
    },
    getScanReport: ({ params, request }) => {
      const { attributes } = visible(params['id'], request);
      const { file_name, tool, tool_version: version, counts, kept_until } = attributes;
      if (kept_until === null)
        refuse(409, 'The report is no longer kept. Send it again.', 'report_gone');
      const url = new URL(request.url);
      const asked = (name: string, standard: number) =>
        Number(url.searchParams.get(name) ?? standard);
      const first = asked('line', 1);
      const end = first - 1 + asked('count', 40);
      const all = JSON.stringify({ tool, version, summary: counts }, null, 2).split('\n');
      const lines = all.slice(first - 1, end);
      return { data: { file_name, first_line: first, lines, has_more: end < all.length } };
    },
    uploadScan: ({ params }) => start(repositoryOf(params['id'])),
    requestRepositoryScan: async ({ request }) => {
      const { repository_id: id } = await bodyOf<RequestRepositoryScanRequest>(request);
      return start(repositoryOf(id));
    },
    createRegistryImageScan: () => start(anyRepository(), { tool: 'trivy', file_name: null }),
    createCloudScan: () => start(anyRepository(), { tool: 'prowler', file_name: null }),
    importScanAgain: ({ params }) => {
      const { scan, reported } = scans.find(params['id']);
      return start(scan.attributes.repository, scan.attributes, reported);
    },
    undoScan: ({ params }) => {
      const { scan } = scans.find(params['id']);
      if (scan.attributes.undone_at !== null)
        refuse(409, 'This import has been undone already.', 'cannot_undo');
      const undone = { ...scan, attributes: { ...scan.attributes, undone_at: fresh().now } };
      scans.change(scan.id, { scan: undone });
      return { data: undone };
    },
    ...containerSpecs(state),
  } satisfies Overlay;
}

const containerSpecs = (state: MockState) => {
  const specs = state.store.collection(
    'Container image',
    state.repositories
      .slice(0, 3)
      .map(({ id }) => ({ ...getGetContainerSpecResponseMock().data, id })),
    ({ id }) => id,
  );
  return {
    getContainerSpec: ({ params }) => ({ data: specs.find(params['id']) }),
    updateContainerSpec: async ({ params, request }) => {
      const { platform, image, tag } = await bodyOf<RegistryImageScanRequest>(request);
      const changes = { platform, image, tag, updated_at: fresh().now };
      return { data: specs.change(params['id'], changes) };
    },
    deleteContainerSpec: ({ params }) => specs.remove(params['id']),
  } satisfies Overlay;
};
