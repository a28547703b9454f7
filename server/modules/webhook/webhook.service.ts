import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { deliver, type Delivery, headersFor } from './deliver.ts';
import { contentTypes, exampleFinding, fillTemplate } from './payload.ts';
import { ticketFields } from './ticket-fields.ts';
import {
  bodyTemplate,
  checkRequest,
  completeRequest,
  deleteWebhook,
  describeWebhook,
  readStored,
  saveWebhook,
} from './webhook-config.ts';

type Schemas = components['schemas'];

export const getWebhook = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, (tx) => describeWebhook(tx, who.clientId));

export const putWebhook = (deps: Deps, who: Principal, given: Schemas['WebhookRequest']) =>
  inTenant(deps.db, who, async (tx) => {
    await saveWebhook(deps, tx, who, given);
    return describeWebhook(tx, who.clientId);
  });

export const removeWebhook = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, (tx) => deleteWebhook(tx, who));

/** What an example finding would look like; `send` also sends it. Nothing is saved. */
export const tryWebhook = async (
  deps: Deps,
  who: Principal,
  { config, send }: Schemas['WebhookTestRequest'],
): Promise<Schemas['WebhookPreview']> => {
  checkRequest(config);
  const webhook = completeRequest(config);
  const body = fillTemplate(webhook.dataType, bodyTemplate(webhook), exampleFinding);
  const preview = { body, content_type: contentTypes[webhook.dataType], delivery: null };
  if (!send) return preview;
  const headers = await inTenant(deps.db, who, async (tx) =>
    headersFor(
      deps,
      tx,
      who.clientId,
      webhook,
      config,
      (await readStored(tx, who.clientId))?.url === webhook.url,
    ),
  );
  return { ...preview, delivery: await deliver(deps, webhook, headers, body) };
};

export const sendTicket = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  { finding_id: findingId }: Schemas['SendTicketRequest'],
): Promise<Delivery> => {
  if (findingId === undefined) throw invalid('finding_id', 'required');
  const ticket = await inTenant(deps.db, who, async (tx) => {
    const fields = await ticketFields(tx, who, scope, findingId);
    const webhook = await readStored(tx, who.clientId);
    if (!webhook)
      throw new Problem(
        422,
        'webhook_not_configured',
        'No webhook is configured. Set it up on the connector page.',
      );
    return {
      webhook,
      fields,
      headers: await headersFor(deps, tx, who.clientId, webhook, undefined, true),
    };
  });
  // Outside the transaction: the other side may take its time.
  const delivery = await deliver(
    deps,
    ticket.webhook,
    ticket.headers,
    fillTemplate(ticket.webhook.dataType, bodyTemplate(ticket.webhook), ticket.fields),
  );
  await inTenant(deps.db, who, (tx) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'webhook.send',
      subject: { type: 'finding', id: findingId },
      detail: { status: delivery.status },
    }),
  );
  return delivery;
};
