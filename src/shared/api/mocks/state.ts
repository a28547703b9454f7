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
import { findingsOf, type Scenario } from './scenario';

/** What a page changes while it lives. A reload begins anew. */
export interface MockState {
  scenario: Scenario;
  client: Client;
  findings: Finding[];
  repositories: Repository[];
  savedFilters: SavedFilter[];
  columns: FindingColumn[];
  notifications: Notification[];
  scans: Map<string, { scan: Scan; startedAt: number }>;
}

export const makeState = (scenario: Scenario): MockState => ({
  scenario,
  client: makeClient(),
  findings: makeFindings(findingsOf(scenario)),
  repositories: scenario.data === 'empty' ? [] : makeRepositories(),
  savedFilters: scenario.data === 'empty' ? [] : getListSavedFiltersResponseMock().data,
  columns: [],
  notifications: scenario.data === 'empty' ? [] : getListNotificationsResponseMock().data,
  scans: new Map(),
});
