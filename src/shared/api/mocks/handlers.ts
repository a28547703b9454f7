import type { RequestHandler } from 'msw';
import type { ContractDocument } from '#domain/contract-operations';
import { type Answers, handlersOf } from './answers';
import type { MockCalls } from './calls';
import { examples } from './examples';
import { gate, noOther, shortRows } from './gate';
import { accountOverlay } from './overlay/account';
import { activityOverlay } from './overlay/activity';
import { administrationOverlay } from './overlay/administration';
import { assessmentsOverlay } from './overlay/assessments';
import { auditLogOverlay } from './overlay/audit-log';
import { bulkPreviewOverlay } from './overlay/bulk-preview';
import { chartChangesOverlay } from './overlay/chart-changes';
import { chartsOverlay } from './overlay/charts';
import { clientOverlay } from './overlay/client';
import { clientsOverlay } from './overlay/clients';
import { compareOverlay } from './overlay/compare';
import { componentsOverlay } from './overlay/components';
import { credentialsOverlay } from './overlay/credentials';
import { decisionsOverlay } from './overlay/decisions';
import { downloadsOverlay } from './overlay/downloads';
import { exportsOverlay } from './overlay/exports';
import { findingsOverlay } from './overlay/findings';
import { findingsOfClientsOverlay } from './overlay/findings-of-clients';
import { groupsOverlay } from './overlay/groups';
import { jobsOverlay } from './overlay/jobs';
import { notificationsOverlay } from './overlay/notifications';
import { organizationOverlay } from './overlay/organization';
import { prioritiesOverlay } from './overlay/priorities';
import { pullRequestSettingsOverlay } from './overlay/pull-request-settings';
import { remediationOverlay } from './overlay/remediation';
import { repositoriesOverlay } from './overlay/repositories';
import { reviewerNotesOverlay } from './overlay/reviewer-notes';
import { savedFiltersOverlay } from './overlay/saved-filters';
import { sbomsOverlay } from './overlay/sboms';
import { scansOverlay } from './overlay/scans';
import { sendingOverlay } from './overlay/sending';
import { sessionOverlay } from './overlay/session';
import { settingsOverlay } from './overlay/settings';
import { stripeOverlay } from './overlay/stripe';
import { teamsOverlay } from './overlay/teams';
import { triageRulesOverlay } from './overlay/triage-rules';
import { type Scenario, scenarioHandlers, typical } from './scenario';
import { sentinels } from './sentinels';
import { makeState, type MockState } from './state';

/**
 * Every operation of the contract: with state if a page changes it, otherwise with the contract's
 * example. An operation without either does not compile.
 */
export const answersOf = (state: MockState): Answers => ({
  ...examples,
  ...accountOverlay(state),
  ...activityOverlay(state),
  ...administrationOverlay(state),
  ...assessmentsOverlay(state),
  ...auditLogOverlay(state),
  ...bulkPreviewOverlay(state),
  ...chartsOverlay(state),
  ...chartChangesOverlay(state),
  ...clientOverlay(state),
  ...clientsOverlay(state),
  ...compareOverlay(state),
  ...componentsOverlay(state),
  ...credentialsOverlay(state),
  ...decisionsOverlay(state),
  ...downloadsOverlay(state),
  ...exportsOverlay(state),
  ...findingsOverlay(state),
  ...findingsOfClientsOverlay(state),
  ...groupsOverlay(state),
  ...jobsOverlay(state),
  ...notificationsOverlay(state),
  ...organizationOverlay(state),
  ...prioritiesOverlay(state),
  ...pullRequestSettingsOverlay(state),
  ...remediationOverlay(state),
  ...repositoriesOverlay(state),
  ...reviewerNotesOverlay(state),
  ...savedFiltersOverlay(state),
  ...sbomsOverlay(state),
  ...scansOverlay(state),
  ...sendingOverlay(state),
  ...sessionOverlay(state),
  ...settingsOverlay(state),
  ...stripeOverlay(state),
  ...teamsOverlay(state),
  ...triageRulesOverlay(state),
});

/**
 * The handlers of a page or test. With the contract's document, the mocks refuse what the server
 * refuses. `state` is for tests that inspect the handlers' state; `calls` counts requests,
 * and says why they were refused.
 */
export function mockHandlers(
  document?: ContractDocument,
  scenario: Scenario = typical,
  { state = makeState(scenario), calls }: { state?: MockState; calls?: MockCalls } = {},
): RequestHandler[] {
  const answers = handlersOf(answersOf(state));
  return [
    ...sentinels,
    ...(document ? scenarioHandlers(document, scenario, calls) : []),
    ...(document ? gate(document, () => scenario.role, calls) : []),
    ...(document ? shortRows(document, answers) : []),
    ...answers,
    ...noOther,
  ];
}
