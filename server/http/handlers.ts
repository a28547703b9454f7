// Every operation of the contract and who answers it. One that is missing here is a compile error.
import type { Deps } from '../deps.ts';
import { aiRoutes } from '../modules/ai/ai.routes.ts';
import { auditLogRoutes } from '../modules/audit-log/audit-log.routes.ts';
import { bulkRoutes } from '../modules/bulk/bulk.routes.ts';
import { chartsRoutes } from '../modules/charts/charts.routes.ts';
import { clientRoutes } from '../modules/client/client.routes.ts';
import { componentsRoutes } from '../modules/components/components.routes.ts';
import { connectorsRoutes } from '../modules/connectors/connectors.routes.ts';
import { containerSpecsRoutes } from '../modules/container-specs/container-specs.routes.ts';
import { domainsRoutes } from '../modules/domains/domains.routes.ts';
import { feedbackRoutes } from '../modules/feedback/feedback.routes.ts';
import { findingDecisionsRoutes } from '../modules/findings/finding-decisions.routes.ts';
import { findingsRoutes } from '../modules/findings/findings.routes.ts';
import { jobsRoutes } from '../modules/jobs/jobs.routes.ts';
import { manageClientsRoutes } from '../modules/manage-clients/manage-clients.routes.ts';
import { marketplaceRoutes } from '../modules/marketplace/marketplace.routes.ts';
import { notificationsRoutes } from '../modules/notifications/notifications.routes.ts';
import { outboxRoutes } from '../modules/outbox/outbox.routes.ts';
import { partnersRoutes } from '../modules/partners/partners.routes.ts';
import { policiesRoutes } from '../modules/policies/policies.routes.ts';
import { pricingRoutes } from '../modules/pricing/pricing.routes.ts';
import { prioritizationRoutes } from '../modules/prioritization/prioritization.routes.ts';
import { remediationRoutes } from '../modules/remediation/remediation.routes.ts';
import { proposalsRoutes } from '../modules/proposals/proposals.routes.ts';
import { repositoriesRoutes } from '../modules/repositories/repositories.routes.ts';
import { savedFiltersRoutes } from '../modules/saved-filters/saved-filters.routes.ts';
import { scansRoutes } from '../modules/scans/scans.routes.ts';
import { sessionRoutes } from '../modules/session/session.routes.ts';
import { sourceHostsRoutes } from '../modules/source-hosts/source-hosts.routes.ts';
import { stripeRoutes } from '../modules/stripe/stripe.routes.ts';
import { teamRoutes } from '../modules/team/team.routes.ts';
import { tokensRoutes } from '../modules/tokens/tokens.routes.ts';
import { userConnectorsRoutes } from '../modules/user-connectors/user-connectors.routes.ts';
import { usersRoutes } from '../modules/users/users.routes.ts';
import { webhookRoutes } from '../modules/webhook/webhook.routes.ts';
import type { AnyHandlers } from './router.ts';
import type { Handlers } from './types.ts';

export const handlersOf = (deps: Deps): AnyHandlers => {
  const handlers: Handlers = {
    ...componentsRoutes(deps),
    ...bulkRoutes(deps),
    ...chartsRoutes(deps),
    ...jobsRoutes(deps),
    ...findingDecisionsRoutes(deps),
    ...findingsRoutes(deps),
    ...repositoriesRoutes(deps),
    ...scansRoutes(deps),
    ...sessionRoutes(deps),
    ...usersRoutes(deps),
    ...teamRoutes(deps),
    ...containerSpecsRoutes(deps),
    ...domainsRoutes(deps),
    ...manageClientsRoutes(deps),
    ...partnersRoutes(deps),
    ...pricingRoutes(deps),
    ...userConnectorsRoutes(deps),
    ...connectorsRoutes(deps),
    ...aiRoutes(deps),
    ...clientRoutes(deps),
    ...tokensRoutes(deps),
    ...savedFiltersRoutes(deps),
    ...notificationsRoutes(deps),
    ...auditLogRoutes(deps),
    ...outboxRoutes(deps),
    ...webhookRoutes(deps),
    ...prioritizationRoutes(deps),
    ...policiesRoutes(deps),
    ...remediationRoutes(deps),
    ...proposalsRoutes(deps),
    ...sourceHostsRoutes(deps),
    ...feedbackRoutes(deps),
    ...stripeRoutes(deps),
    ...marketplaceRoutes(deps),
  };
  return handlers;
};
