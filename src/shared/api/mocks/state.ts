import type {
  Client,
  Finding,
  FindingColumn,
  Notification,
  Repository,
  SavedFilter,
  Scan,
} from '../generated/model';
import { makeClient } from './data/client';
import { makeFindings } from './data/findings';
import { makeRepositories } from './data/repositories';
import { getListNotificationsResponseMock } from './generated/notifications/notifications.msw';
import { getListSavedFiltersResponseMock } from './generated/saved-filters/saved-filters.msw';

/** What a page changes while it lives. A reload begins anew. */
export interface MockState {
  client: Client;
  findings: Finding[];
  repositories: Repository[];
  savedFilters: SavedFilter[];
  columns: FindingColumn[];
  notifications: Notification[];
  scans: Map<string, { scan: Scan; startedAt: number }>;
}

export const makeState = (): MockState => ({
  client: makeClient(),
  findings: makeFindings(240),
  repositories: makeRepositories(),
  savedFilters: getListSavedFiltersResponseMock().data,
  columns: [],
  notifications: getListNotificationsResponseMock().data,
  scans: new Map(),
});
