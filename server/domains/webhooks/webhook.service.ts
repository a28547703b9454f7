import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isSameOrigin } from '../../platform/secrets/secret-origin.ts';
import { deliverWebhook, type Delivery, buildHeaders } from './deliver.ts';
import { contentTypes, exampleFinding, fillTemplate } from './payload.ts';
import { ticketFields } from './ticket-fields.ts';
import {
  bodyTemplate,
  checkRequest,
  withDefaults,
  deleteWebhook,
  findWebhookConfig,
  findStoredWebhook,
  saveWebhook,
} from './webhook-config.ts';

type Schemas = components['schemas'];

export const getWebhook = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, (tx) => findWebhookConfig(tx, who.clientId));

export const updateWebhook = (deps: Deps, who: Principal, given: Schemas['WebhookRequest']) =>
  inTenant(deps.db, who, async (tx) => {
    await saveWebhook(deps, tx, who, given);
    return findWebhookConfig(tx, who.clientId);
  });

export const removeWebhook = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, (tx) => deleteWebhook(tx, who));

/** Renders an example finding; with `send`, also sends it. Stores nothing. */
export const testWebhook = async (
  deps: Deps,
  who: Principal,
  { config, send }: Schemas['WebhookTestRequest'],
): Promise<Schemas['WebhookPreview']> => {
  checkRequest(config);
  const webhook = withDefaults(config);
  const body = fillTemplate(webhook.dataType, bodyTemplate(webhook), exampleFinding);
  const preview = { body, content_type: contentTypes[webhook.dataType], delivery: null };
  if (!send) return preview;
  const headers = await inTenant(deps.db, who, async (tx) =>
    buildHeaders(
      deps,
      tx,
      who.clientId,
      webhook,
      body,
      config,
      isSameOrigin((await findStoredWebhook(tx, who.clientId))?.url, webhook.url),
    ),
  );
  return { ...preview, delivery: await deliverWebhook(deps, webhook, headers, body) };
};

export const sendTicket = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  request: Schemas['SendTicketRequest'],
): Promise<Delivery> => {
  const ticket = await inTenant(deps.db, who, async (tx) => {
    const { findingId, fields } = await ticketFields(tx, who, scope, request);
    const webhook = await findStoredWebhook(tx, who.clientId);
    if (!webhook)
      throw new Problem(
        422,
        'webhook_not_configured',
        'No webhook is configured. Set it up on the connector page.',
      );
    const body = fillTemplate(webhook.dataType, bodyTemplate(webhook), fields);
    return {
      webhook,
      findingId,
      body,
      headers: await buildHeaders(deps, tx, who.clientId, webhook, body, undefined, true),
    };
  });
  // Outside the transaction, because the receiver may respond slowly.
  const delivery = await deliverWebhook(deps, ticket.webhook, ticket.headers, ticket.body);
  await inTenant(deps.db, who, (tx) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'webhook.send',
      subject: { type: 'finding', id: ticket.findingId },
      detail: {
        status: delivery.status,
        ...(request.remediation_id !== undefined && { remediation: request.remediation_id }),
      },
    }),
  );
  return delivery;
};
