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
 * @summary Forget the webhook
 */
export const deleteWebhook = (options?: RequestInit): Promise<void> =>
  http<void>(`/webhook`, { ...options, method: 'DELETE' });

/**
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
