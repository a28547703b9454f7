// The handlers of all operations of the contract. A missing one is a compile error.
import type { Deps } from './platform/deps.ts';
import {
  aiRoutes,
  notesRoutes,
  historyRoutes,
  opinionsRoutes,
  proposalsRoutes,
  pullRequestSettingsRoutes,
  remediationRoutes,
} from './domains/remediation/index.ts';
import { auditLogRoutes } from './domains/audit-log/index.ts';
import {
  bulkRoutes,
  chartsRoutes,
  findingDecisionsRoutes,
  findingsRoutes,
  savedFiltersRoutes,
  triageRulesRoutes,
} from './domains/findings/index.ts';
import { clientRoutes, deletionRoutes, retentionRoutes } from './domains/organization/index.ts';
import { organizationExportRoutes } from './domains/organization-export/index.ts';
import { componentsRoutes } from './domains/supply-chain/index.ts';
import { connectionsRoutes } from './domains/connections/index.ts';
import { connectorsRoutes, sourceHostsRoutes } from './domains/source-hosts/index.ts';
import { containerSpecsRoutes } from './domains/scans/index.ts';
import { domainsRoutes, manageClientsRoutes } from './domains/manage-clients/index.ts';
import { feedbackRoutes } from './domains/notifications/feedback/index.ts';
import { notificationsRoutes } from './domains/notifications/index.ts';
import { hostWebhooksRoutes } from './domains/host-webhooks/index.ts';
import { jobsRoutes } from './domains/activity/index.ts';
import { marketplaceRoutes, pricingRoutes, stripeRoutes } from './domains/billing/index.ts';
import { mailLogRoutes } from './domains/notifications/mail-log/index.ts';
import { partnersRoutes } from './domains/billing/partners/index.ts';
import { policiesRoutes } from './domains/policies/index.ts';
import { prioritizationRoutes } from './domains/prioritization/index.ts';
import { pullsRoutes } from './domains/pulls/index.ts';
import { repositoriesRoutes } from './domains/repositories/index.ts';
import { sampleRoutes } from './domains/sample/index.ts';
import { scansRoutes } from './domains/imports/index.ts';
import {
  passkeysRoutes,
  sessionRoutes,
  tokensRoutes,
  usersRoutes,
} from './domains/identity/index.ts';
import { teamRoutes } from './domains/team/index.ts';
import { teamsRoutes } from './domains/teams/index.ts';
import { userConnectorsRoutes, webhookRoutes } from './domains/webhooks/index.ts';
import { vulnerabilityFeedsRoutes } from './domains/vulnerability-feeds/index.ts';
import type { AnyHandlers } from './platform/http/router.ts';
import type { Handlers } from './platform/http/types.ts';

export const createHandlers = (deps: Deps): AnyHandlers => {
  const handlers: Handlers = {
    ...componentsRoutes(deps),
    ...bulkRoutes(deps),
    ...chartsRoutes(deps),
    ...jobsRoutes(deps),
    ...findingDecisionsRoutes(deps),
    ...findingsRoutes(deps),
    ...repositoriesRoutes(deps),
    ...sampleRoutes(deps),
    ...scansRoutes(deps),
    ...sessionRoutes(deps),
    ...passkeysRoutes(deps),
    ...usersRoutes(deps),
    ...teamRoutes(deps),
    ...teamsRoutes(deps),
    ...containerSpecsRoutes(deps),
    ...domainsRoutes(deps),
    ...manageClientsRoutes(deps),
    ...partnersRoutes(deps),
    ...pricingRoutes(deps),
    ...userConnectorsRoutes(deps),
    ...connectorsRoutes(deps),
    ...hostWebhooksRoutes(deps),
    ...aiRoutes(deps),
    ...clientRoutes(deps),
    ...deletionRoutes(deps),
    ...retentionRoutes(deps),
    ...organizationExportRoutes(deps),
    ...tokensRoutes(deps),
    ...savedFiltersRoutes(deps),
    ...triageRulesRoutes(deps),
    ...notificationsRoutes(deps),
    ...auditLogRoutes(deps),
    ...mailLogRoutes(deps),
    ...webhookRoutes(deps),
    ...prioritizationRoutes(deps),
    ...vulnerabilityFeedsRoutes(deps),
    ...policiesRoutes(deps),
    ...remediationRoutes(deps),
    ...proposalsRoutes(deps),
    ...pullRequestSettingsRoutes(deps),
    ...notesRoutes(deps),
    ...opinionsRoutes(deps),
    ...historyRoutes(deps),
    ...sourceHostsRoutes(deps),
    ...connectionsRoutes(deps),
    ...pullsRoutes(deps),
    ...feedbackRoutes(deps),
    ...stripeRoutes(deps),
    ...marketplaceRoutes(deps),
  };
  return handlers;
};
