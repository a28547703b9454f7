import type { HttpHandler } from 'msw';
import type { CreateRepositoryWithListRequest, Repository, Scan } from '../../generated/model';
import {
  getCreateRepositoryWithListMockHandler,
  getDeleteRepositoryMockHandler,
  getGetRepositoryMockHandler,
  getListRepositoriesMockHandler,
} from '../generated/repositories/repositories.msw';
import {
  getGetScanMockHandler,
  getGetScanResponseMock,
  getListScansMockHandler,
  getUploadScanMockHandler,
} from '../generated/scans/scans.msw';
import { countOpen } from '../data/counts';
import { makeRepositories } from '../data/repositories';
import { idOf } from '../data/ids';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { pageOf } from './page';

/** How long an import takes in the mock. */
const importMs = 4000;

export function repositoriesOverlay(state: MockState): HttpHandler[] {
  const find = (id: unknown): Repository => {
    const repository = state.repositories.find((candidate) => candidate.id === id);
    if (!repository) refuse(404, 'Repository not found.');
    return repository;
  };
  const standing = ({ scan, startedAt }: { scan: Scan; startedAt: number }): Scan => {
    const progress = Math.min(1, (Date.now() - startedAt) / importMs);
    return progress === 1
      ? scan
      : {
          ...scan,
          attributes: {
            ...scan.attributes,
            status: 'running',
            phase: 'reading',
            progress,
            finished_at: null,
          },
        };
  };
  const counted = (repository: Repository): Repository => {
    const own = state.findings.filter(
      ({ attributes }) => attributes.repository.id === repository.id,
    );
    const highest =
      own.length === 0 ? null : Math.max(...own.map(({ attributes }) => attributes.priority));
    return {
      ...repository,
      attributes: {
        ...repository.attributes,
        open_findings: countOpen(own),
        highest_priority: highest,
      },
    };
  };
  return [
    getListScansMockHandler(({ request }) => {
      const url = new URL(request.url);
      const wanted = url.searchParams.get('status')?.split(',');
      const scans = [...state.scans.values()]
        .map(standing)
        .filter(({ attributes }) => wanted?.includes(attributes.status) ?? true);
      return pageOf(scans.toReversed(), url);
    }),
    getListRepositoriesMockHandler(({ request }) => {
      const url = new URL(request.url);
      const words = (url.searchParams.get('q') ?? '').toLowerCase();
      return pageOf(
        state.repositories
          .filter(({ attributes }) => attributes.nickname.toLowerCase().includes(words))
          .map(counted),
        url,
      );
    }),
    getGetRepositoryMockHandler(({ params }) => ({ data: counted(find(params['id'])) })),
    getDeleteRepositoryMockHandler(({ params }) => {
      const { id } = find(params['id']);
      state.repositories = state.repositories.filter((repository) => repository.id !== id);
    }),
    getCreateRepositoryWithListMockHandler(async ({ request }) => {
      const { data, source_control: source } =
        (await request.json()) as CreateRepositoryWithListRequest;
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
          data: { ...pattern.attributes.data, source_control: source, url, tags },
        },
      }));
      state.repositories = [...created, ...state.repositories];
      return { data: created, skipped: [] };
    }),
    getUploadScanMockHandler(({ params }) => {
      const { id, attributes } = find(params['id']);
      const { data } = getGetScanResponseMock();
      const scan = {
        id: idOf('s', state.scans.size + 1),
        attributes: { ...data.attributes, repository: { id, nickname: attributes.nickname } },
      };
      state.scans.set(scan.id, { scan, startedAt: Date.now() });
      return {
        data: {
          ...scan,
          attributes: {
            ...scan.attributes,
            status: 'queued',
            phase: 'waiting',
            progress: 0,
            finished_at: null,
          },
        },
      };
    }),
    getGetScanMockHandler(({ params }) => {
      const known = state.scans.get(String(params['id']));
      if (!known) return getGetScanResponseMock();
      return { data: standing(known) };
    }),
  ];
}
