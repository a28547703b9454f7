import { repositoriesAsCsv } from '#domain/repositories-csv';
import { scanGapOf } from '#domain/scan-notes';
import type {
  CreateRepositoryWithListRequest,
  Repository,
  RepositoryMembersRequest,
  Scan,
  SourceControl,
  UpdateRepositoryRequest,
} from '../../generated/model';
import { getCreateWorkflowPullRequestResponseMock } from '../generated/repositories/repositories.msw';
import { people } from '../data/people';
import { isOpen, noCounts } from '../data/counts';
import { makeRepositories } from '../data/repositories';
import { idOf } from '../data/ids';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { fileOf } from './exports';
import { pageOf } from './page';
import { requestedRepositories } from './repository-list';
import { bodyOf } from './request';
import { latestScans } from './standing-scans';
import { visibleRepositories } from './visible';

const lastScanOf = (scan: Scan | undefined): Partial<Repository['attributes']> | undefined =>
  scan && {
    last_scan_at: scan.attributes.created_at,
    last_scan_status: scan.attributes.status,
    last_scan_incomplete: scan.attributes.notes.some(({ code }) => scanGapOf(code) !== undefined),
  };

export function repositoriesOverlay(state: MockState) {
  const find = (id: unknown): Repository => {
    const repository = state.repositories.find((candidate) => candidate.id === id);
    if (!repository) refuse(404, 'Repository not found.');
    return repository;
  };
  const membersOf = (id: string) =>
    people.filter((person) => state.members[id]?.includes(person.id) ?? false);
  const refuseTaken = (name: string | undefined, self: string) => {
    if (state.repositories.some((row) => row.attributes.nickname === name && row.id !== self))
      refuse(409, 'A repository with this name already exists.', 'repository_name_taken');
  };
  /** Scans the findings once, however many repositories are listed. */
  const counted = (repositories: readonly Repository[]): Repository[] => {
    const counts = new Map(
      repositories.map(({ id }) => [id, { open: noCounts(), highest: null as number | null }]),
    );
    for (const finding of state.findings) {
      const { repository, severity, priority } = finding.attributes;
      const own = counts.get(repository.id);
      if (!own) continue;
      if (!isOpen(finding)) continue;
      own.open[severity] += 1;
      own.highest = Math.max(own.highest ?? 0, priority);
    }
    const scans = latestScans(state);
    return repositories.map(({ id, attributes }) => {
      const { open = noCounts(), highest = null } = counts.get(id) ?? {};
      const facts = {
        open_findings: open,
        highest_priority: highest,
        ...lastScanOf(scans.get(id)),
      };
      return { id, attributes: { ...attributes, ...facts } };
    });
  };
  const countedOne = (repository: Repository) => ({ data: counted([repository])[0] ?? repository });
  const listed = (request: Request): Repository[] =>
    requestedRepositories(counted(visibleRepositories(state, request)), new URL(request.url));
  const isConnected = (source: SourceControl): boolean =>
    source === 'manual' || state.client.plugins[source].isConfigured;
  return {
    listRepositories: ({ request }) => {
      const url = new URL(request.url);
      // Lists without pages send this status, and get all repositories.
      if (url.searchParams.get('status') === 'enriched') url.searchParams.set('page_size', '10000');
      return pageOf(listed(request), url);
    },
    downloadRepositoriesCsv: ({ request }) => fileOf([repositoriesAsCsv(listed(request))]),
    listSourceControls: ({ request }) => {
      const sources = visibleRepositories(state, request).map(
        ({ attributes: { data } }) => data.source_control,
      );
      return {
        data: [...new Set(sources)].toSorted().map((source) => ({
          source_control: source,
          count: sources.filter((other) => other === source).length,
          isConfigured: isConnected(source),
        })),
      };
    },
    listRepositoryTags: ({ request }) => ({
      data: [
        ...new Set(
          visibleRepositories(state, request).flatMap(({ attributes: { data } }) => data.tags),
        ),
      ].toSorted(),
    }),
    getRepository: ({ params }) => countedOne(find(params['id'])),
    deleteRepository: ({ params }) => {
      const { id } = find(params['id']);
      state.repositories = state.repositories.filter((repository) => repository.id !== id);
    },
    createRepositoryWithList: async ({ request }) => {
      const { data, source_control: source } =
        await bodyOf<CreateRepositoryWithListRequest>(request);
      const [pattern] = makeRepositories();
      if (!pattern) refuse(500);
      const created = data.map(({ nickname, url = null, tags = [] }, index): Repository => ({
        id: idOf('r', state.repositories.length + index + 100),
        attributes: {
          ...pattern.attributes,
          nickname,
          status: 'pending',
          last_scan_at: null,
          last_scan_status: null,
          last_scan_incomplete: false,
          data: { ...pattern.attributes.data, source_control: source, url, tags },
        },
      }));
      state.repositories = [...created, ...state.repositories];
      return { data: created, skipped: [] };
    },
    updateRepository: async ({ params, request }) => {
      const { branch, priority, tags, url, ...others } =
        await bodyOf<UpdateRepositoryRequest>(request);
      const { id, attributes } = find(params['id']);
      refuseTaken(others.nickname, id);
      const data = {
        ...attributes.data,
        ...(branch !== undefined && { branch }),
        ...(priority !== undefined && { priority }),
        ...(tags !== undefined && { tags }),
        ...(url !== undefined && { url }),
      };
      const changed = { id, attributes: { ...attributes, ...others, data } };
      state.repositories = state.repositories.map((row) => (row.id === id ? changed : row));
      return countedOne(changed);
    },
    listRepositoryMembers: ({ params }) => ({ data: membersOf(find(params['id']).id) }),
    setRepositoryMembers: async ({ params, request }) => {
      const { id } = find(params['id']);
      const { user_ids: ids } = await bodyOf<RepositoryMembersRequest>(request);
      state.members = { ...state.members, [id]: ids };
      return { data: membersOf(id) };
    },
    createWorkflowPullRequest: ({ params }) => {
      const { id, attributes } = find(params['id']);
      const link = getCreateWorkflowPullRequestResponseMock();
      const changed = { id, attributes: { ...attributes, workflow_pr_url: link.url } };
      state.repositories = state.repositories.map((row) => (row.id === id ? changed : row));
      return link;
    },
  } satisfies Overlay;
}
