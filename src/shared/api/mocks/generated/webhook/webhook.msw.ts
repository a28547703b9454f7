/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  WebhookConfigDocument,
  WebhookDelivery,
  WebhookPreview,
} from '../../../generated/model';

export const getSendTicketResponseMock = (): WebhookDelivery => ({
  message: 'Successfully send webhook',
  status: 201,
  duration_ms: 184,
});

export const getGetWebhookResponseMock = (): WebhookConfigDocument => ({
  data: {
    name: 'Ticket desk',
    url: 'https://tickets.acme.example/hook',
    method: 'POST',
    dataType: 'json',
    authentication: { type: 'none', username: null, header: null, isConfigured: false },
    headers: [{ name: 'X-Team', value: 'security' }],
    template: { enabled: true, body: '{"title": "{{title}}"}' },
    fields: ['title'],
    payload_format: 'json',
    payload_template: '{"title": "{{title}}"}',
    isConfigured: true,
    isSigned: true,
  },
});

export const getSaveWebhookResponseMock = (): WebhookConfigDocument => ({
  data: {
    name: 'Ticket desk',
    url: 'https://tickets.acme.example/hook',
    method: 'POST',
    dataType: 'json',
    authentication: { type: 'none', username: null, header: null, isConfigured: false },
    headers: [{ name: 'X-Team', value: 'security' }],
    template: { enabled: true, body: '{"title": "{{title}}"}' },
    fields: ['title'],
    payload_format: 'json',
    payload_template: '{"title": "{{title}}"}',
    isConfigured: true,
    isSigned: true,
  },
});

export const getTestWebhookResponseMock = (): WebhookPreview => ({
  body: '{"title": "SQL injection in the statement builder"}',
  content_type: 'application/json',
  delivery: { message: 'Successfully send webhook', status: 201, duration_ms: 184 },
});

export const getSendTicketMockHandler = (
  overrideResponse?:
    | WebhookDelivery
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WebhookDelivery> | WebhookDelivery),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/webhook/send_ticket',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendTicketResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetWebhookMockHandler = (
  overrideResponse?:
    | WebhookConfigDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<WebhookConfigDocument> | WebhookConfigDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/webhook',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetWebhookResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveWebhookMockHandler = (
  overrideResponse?:
    | WebhookConfigDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<WebhookConfigDocument> | WebhookConfigDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/webhook',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveWebhookResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteWebhookMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/webhook',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getTestWebhookMockHandler = (
  overrideResponse?:
    | WebhookPreview
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WebhookPreview> | WebhookPreview),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/webhook/test',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTestWebhookResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getWebhookMock = () => [
  getSendTicketMockHandler(),
  getGetWebhookMockHandler(),
  getSaveWebhookMockHandler(),
  getDeleteWebhookMockHandler(),
  getTestWebhookMockHandler(),
];
