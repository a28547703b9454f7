/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  SendTicketRequest,
  WebhookConfigDocument,
  WebhookDelivery,
  WebhookPreview,
  WebhookRequest,
  WebhookTestRequest,
} from './model';

/**
 * Sends a finding, with the fix where `remediation_id` names one, to the organisation's webhook, for example to open a ticket. Administrators and security operators may call it. It writes the audit log and returns the status that the receiver gave. Where a signing secret is stored, the call is signed as Standard Webhooks describes it. Without a webhook it is refused with 422; a finding or fix that the caller cannot see returns 404.
 * @summary Send a finding as a ticket
 */
export const sendTicket = (
  sendTicketRequest: SendTicketRequest,
  options?: RequestInit,
): Promise<WebhookDelivery> =>
  http<WebhookDelivery>(`/webhook/send_ticket`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(sendTicketRequest),
  });

/**
 * For the form of the webhook to which findings are sent as tickets. Administrators may call it. Secrets and the values of secret headers are never returned; `isConfigured` says whether the secret of the authentication is stored. `data` is null when the organisation has no webhook.
 * @summary The webhook
 */
export const getWebhook = (options?: RequestInit): Promise<WebhookConfigDocument> =>
  http<WebhookConfigDocument>(`/webhook`, { ...options, method: 'GET' });

export const getGetWebhookQueryKey = () => ['webhook'] as const;

export const getGetWebhookQueryOptions = () =>
  queryOptions<WebhookConfigDocument, ApiError>({
    queryKey: getGetWebhookQueryKey(),
    queryFn: ({ signal }) => getWebhook({ signal }),
  });

/**
 * Creates the organisation's webhook or replaces it, and writes the audit log. Administrators may call it. Secrets that the request leaves out stay as they are stored, but must be entered again when the address moves to another origin. An unusable address, header or template is refused with 422.
 * @summary Configure the webhook
 */
export const saveWebhook = (
  webhookRequest: WebhookRequest,
  options?: RequestInit,
): Promise<WebhookConfigDocument> =>
  http<WebhookConfigDocument>(`/webhook`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(webhookRequest),
  });

/**
 * Deletes the organisation's webhook with its secrets, after which findings cannot be sent as tickets, and writes the audit log. Administrators may call it. It returns 204 also when there is no webhook.
 * @summary Delete the webhook
 */
export const deleteWebhook = (options?: RequestInit): Promise<void> =>
  http<void>(`/webhook`, { ...options, method: 'DELETE' });

/**
 * Fills the template of an unsaved webhook with an example finding, so that administrators can check it before they save. Administrators may call it. With `send` the example also goes to the receiver, with stored secrets only where its origin is that of the saved webhook; otherwise `delivery` is null. Nothing is stored.
 * @summary Preview the webhook, and optionally send it
 */
export const testWebhook = (
  webhookTestRequest: WebhookTestRequest,
  options?: RequestInit,
): Promise<WebhookPreview> =>
  http<WebhookPreview>(`/webhook/test`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(webhookTestRequest),
  });
