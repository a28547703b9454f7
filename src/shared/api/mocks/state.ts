import type {
  AiConfiguration,
  Client,
  ClientDeletion,
  ClientSummary,
  Finding,
  FindingColumn,
  FindingEvent,
  Notification,
  NotificationSettings,
  OpinionStatus,
  Pricing,
  Remediation,
  Repository,
  SavedFilter,
  Team,
  TeamMember,
} from '../generated/model';
import { firstAiConfiguration } from './data/ai-use';
import { firstJobs, type MockJob } from './data/jobs';
import { makeClient } from './data/client';
import { makeClients, ownClient, RowsOfClients } from './data/clients';
import { makeFindings } from './data/findings';
import { makeFixes, withPulls } from './data/fixes';
import { idOf } from './data/ids';
import { firstNotifications } from './data/notifications';
import { developers, makeTeam } from './data/people';
import type { MockScan } from './data/mock-scan';
import { firstScans } from './data/scans';
import { makeSboms, type MockSbom } from './data/sboms';
import { makePricings } from './data/pricings';
import { makeTeams } from './data/teams';
import { makeRepositories } from './data/repositories';
import { getGetClientDeletionResponseMock } from './generated/client/client.msw';
import { getGetNotificationSettingsResponseMock } from './generated/notifications/notifications.msw';
import { getListSavedFiltersResponseMock } from './generated/saved-filters/saved-filters.msw';
import { type FindingMarks, noMarks } from './overlay/new-since';
import { findingsOf, type Scenario } from './scenario';
import { type Collection, type StoredValue, Store } from './store';

/** The state that a page changes. A reload resets it. */
export interface MockState {
  scenario: Scenario;
  /** Whether the first administrator's guide is shown. */
  firstRun: boolean;
  client: Client;
  deletion: ClientDeletion;
  findings: Finding[];
  repositories: Repository[];
  /** Members' ids by repository. */
  members: Readonly<Record<string, readonly string[]>>;
  savedFilters: SavedFilter[];
  columns: FindingColumn[];
  /** What the user marked as seen or as new. */
  marks: FindingMarks;
  notifications: Notification[];
  /** The ids that the last "mark all as read" changed. */
  readTogether: string[];
  notificationSettings: NotificationSettings;
  /** Newest first. */
  jobs: Collection<MockJob>;
  /** The files of large exports by job, with the token of the download URL and its expiry (ms). */
  exports: Map<string, { file: ArrayBuffer; token?: string; until?: number }>;
  /** Newest first. */
  scans: Collection<MockScan>;
  /** The current SBOMs of repositories, and previous ones. */
  sboms: Collection<MockSbom>;
  /** By finding id. */
  fixes: Collection<Remediation>;
  /** What users did with findings, newest first. */
  history: Collection<{ finding: string; event: FindingEvent }>;
  /** By finding id. */
  opinions: StoredValue<Readonly<Record<string, OpinionStatus>>>;
  teams: Collection<Team>;
  /** Active and invited users. */
  team: Collection<TeamMember>;
  /** The organizations that a super-administrator manages, and their rows. */
  clients: Collection<ClientSummary>;
  clientRows: RowsOfClients;
  /** The available plans. */
  pricings: Collection<Pricing>;
  ai: StoredValue<AiConfiguration>;
  /** State that only one domain reads. */
  store: Store;
}

/** The developer who signs in sees the findings of two repositories, besides the assigned ones. */
const firstMembers = () => {
  const ids = developers.slice(0, 1).map(({ id }) => id);
  return { [idOf('r', 0)]: ids, [idOf('r', 3)]: ids };
};

export const makeState = (scenario: Scenario): MockState => {
  const isEmpty = scenario.data === 'empty';
  const store = new Store(isEmpty);
  const client = makeClient();
  const found = makeFindings(findingsOf(scenario));
  const fixes = makeFixes(found);
  const findings = isEmpty ? found : withPulls(found, fixes);
  const repositories = isEmpty ? [] : makeRepositories();
  const sboms = makeSboms(repositories, findings);
  const scans = firstScans(repositories, sboms);
  const clients = makeClients(ownClient(client, findings, repositories));
  return {
    scenario,
    firstRun: scenario.firstRun,
    client,
    deletion: getGetClientDeletionResponseMock(),
    findings,
    repositories,
    members: firstMembers(),
    savedFilters: isEmpty ? [] : getListSavedFiltersResponseMock().data,
    columns: [],
    marks: noMarks,
    notifications: isEmpty ? [] : firstNotifications(scans, findings),
    readTogether: [],
    notificationSettings: getGetNotificationSettingsResponseMock().data,
    jobs: store.collection<MockJob>('Job', firstJobs(findings), ({ job }) => job.id),
    exports: new Map(),
    scans: store.collection('Scan', scans, ({ scan }) => scan.id),
    sboms: store.collection('SBOM', sboms, ({ sbom }) => sbom.scan_id),
    fixes: store.collection('Remediation', fixes, (fix) => fix.finding_id),
    history: store.collection<{ finding: string; event: FindingEvent }>(
      'Comment',
      [],
      ({ event }) => event.id,
    ),
    opinions: store.one<Readonly<Record<string, OpinionStatus>>>('opinions', {}),
    teams: store.collection<Team>('Team', makeTeams(), ({ id }) => id),
    team: store.always('Member', makeTeam(), ({ id }) => id),
    clients: store.always('Organisation', clients, ({ _id: id }) => id),
    clientRows: new RowsOfClients(),
    pricings: store.always('Plan', makePricings(), ({ id }) => id),
    ai: store.one('AI', firstAiConfiguration()),
    store,
  };
};
