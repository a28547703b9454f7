/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  NotificationDocument,
  NotificationList,
  NotificationSettingsDocument,
  TestMailDocument,
} from '../../../generated/model';

export const getListNotificationsResponseMock = (): NotificationList => ({
  data: [
    {
      _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007',
      notification_type: 'scan_ended',
      status: 'unread',
      title: 'A scan of ledger-api has ended',
      message: '12 new findings, 4 fixed.',
      subject_type: 'scan',
      subject_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
      facts: {
        repository: 'ledger-api',
        new: 12,
        fixed: 4,
        reopened: 0,
        dry_run: false,
        note: {
          code: 'read_as_another_tool',
          facts: {
            tool: 'trivy',
            sent_as: 'nessus',
            observed_at: '2026-02-03T06:00:41Z',
            later_at: '2026-02-03T06:00:41Z',
            kept_fixed: 0,
            components: 1,
            looked_for: '/results',
            entries: 12,
            read: 3,
            place: '/results/4',
            files: ['.semgrepignore'],
            rules: ['js/sql-injection'],
            packages: ['left-pad'],
            hosts: ['mirror.example.com'],
          },
        },
        username: 'developer',
        count: 0,
        what: 'SQL injection in search',
        date: '2026-02-03',
        act: 'token.create',
        percent: 80,
        approved: false,
        still_found: false,
        until_fix: false,
        plan_stays: false,
        error: { type: 'ends_in_value', facts: { offset: 48211 } },
      },
      created_at: '2026-02-03T06:00:41Z',
    },
  ],
  meta: {
    total: 1,
    page: 1,
    pageSize: 50,
    sort_field: '_id',
    sort: 'asc',
    notification_type: 'scan_ended',
    status: 'unread',
  },
});

export const getCreateNotificationResponseMock = (): NotificationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007',
    notification_type: 'scan_ended',
    status: 'unread',
    title: 'A scan of ledger-api has ended',
    message: '12 new findings, 4 fixed.',
    subject_type: 'scan',
    subject_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    facts: {
      repository: 'ledger-api',
      new: 12,
      fixed: 4,
      reopened: 0,
      dry_run: false,
      note: {
        code: 'read_as_another_tool',
        facts: {
          tool: 'trivy',
          sent_as: 'nessus',
          observed_at: '2026-02-03T06:00:41Z',
          later_at: '2026-02-03T06:00:41Z',
          kept_fixed: 0,
          components: 1,
          looked_for: '/results',
          entries: 12,
          read: 3,
          place: '/results/4',
          files: ['.semgrepignore'],
          rules: ['js/sql-injection'],
          packages: ['left-pad'],
          hosts: ['mirror.example.com'],
        },
      },
      username: 'developer',
      count: 0,
      what: 'SQL injection in search',
      date: '2026-02-03',
      act: 'token.create',
      percent: 80,
      approved: false,
      still_found: false,
      until_fix: false,
      plan_stays: false,
      error: { type: 'ends_in_value', facts: { offset: 48211 } },
    },
    created_at: '2026-02-03T06:00:41Z',
  },
});

export const getSendTestMailResponseMock = (): TestMailDocument => ({
  data: { outcome: 'sent', to: 'admin@acme.example', reason: '550 no such mailbox' },
});

export const getGetNotificationSettingsResponseMock = (): NotificationSettingsDocument => ({
  data: {
    kinds: [
      { notification_type: 'sent_to_you', in_app: true, mail: 'now', required: false },
      { notification_type: 'assigned_to_you', in_app: true, mail: 'now', required: false },
      { notification_type: 'approval_requested', in_app: true, mail: 'now', required: false },
      { notification_type: 'approval_answered', in_app: true, mail: 'daily', required: false },
      { notification_type: 'acceptance_expiring', in_app: true, mail: 'daily', required: false },
      { notification_type: 'reminder', in_app: true, mail: 'off', required: false },
      { notification_type: 'kev_match', in_app: true, mail: 'now', required: false },
      { notification_type: 'pull_request_merged', in_app: true, mail: 'daily', required: false },
      { notification_type: 'remediation_ready', in_app: true, mail: 'off', required: false },
      { notification_type: 'scan_failed', in_app: true, mail: 'daily', required: false },
      { notification_type: 'pull_failed', in_app: true, mail: 'daily', required: false },
      { notification_type: 'scan_ended', in_app: true, mail: 'off', required: false },
      { notification_type: 'token_expiring', in_app: true, mail: 'now', required: false },
      { notification_type: 'invitation_accepted', in_app: true, mail: 'off', required: false },
      { notification_type: 'ai_budget', in_app: true, mail: 'off', required: false },
      { notification_type: 'security_act', in_app: true, mail: 'now', required: true },
      { notification_type: 'payment_failed', in_app: true, mail: 'now', required: true },
    ],
    digest: { frequency: 'weekly', weekday: 1, hour: 8, time_zone: 'Europe/Madrid' },
    quiet_hours: { is_on: true, from: '19:00', to: '07:30', lets_exploited_through: true },
    language: 'en',
    has_mail_server: true,
    is_zone_chosen: true,
    last_digest_at: '2026-02-03T07:00:00Z',
  },
});

export const getUpdateNotificationSettingsResponseMock = (): NotificationSettingsDocument => ({
  data: {
    kinds: [
      { notification_type: 'sent_to_you', in_app: true, mail: 'now', required: false },
      { notification_type: 'assigned_to_you', in_app: true, mail: 'now', required: false },
      { notification_type: 'approval_requested', in_app: true, mail: 'now', required: false },
      { notification_type: 'approval_answered', in_app: true, mail: 'daily', required: false },
      { notification_type: 'acceptance_expiring', in_app: true, mail: 'daily', required: false },
      { notification_type: 'reminder', in_app: true, mail: 'off', required: false },
      { notification_type: 'kev_match', in_app: true, mail: 'now', required: false },
      { notification_type: 'pull_request_merged', in_app: true, mail: 'daily', required: false },
      { notification_type: 'remediation_ready', in_app: true, mail: 'off', required: false },
      { notification_type: 'scan_failed', in_app: true, mail: 'daily', required: false },
      { notification_type: 'pull_failed', in_app: true, mail: 'daily', required: false },
      { notification_type: 'scan_ended', in_app: true, mail: 'off', required: false },
      { notification_type: 'token_expiring', in_app: true, mail: 'now', required: false },
      { notification_type: 'invitation_accepted', in_app: true, mail: 'off', required: false },
      { notification_type: 'ai_budget', in_app: true, mail: 'off', required: false },
      { notification_type: 'security_act', in_app: true, mail: 'now', required: true },
      { notification_type: 'payment_failed', in_app: true, mail: 'now', required: true },
    ],
    digest: { frequency: 'weekly', weekday: 1, hour: 8, time_zone: 'Europe/Madrid' },
    quiet_hours: { is_on: true, from: '19:00', to: '07:30', lets_exploited_through: true },
    language: 'en',
    has_mail_server: true,
    is_zone_chosen: true,
    last_digest_at: '2026-02-03T07:00:00Z',
  },
});

export const getUpdateNotificationResponseMock = (): NotificationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007',
    notification_type: 'scan_ended',
    status: 'unread',
    title: 'A scan of ledger-api has ended',
    message: '12 new findings, 4 fixed.',
    subject_type: 'scan',
    subject_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    facts: {
      repository: 'ledger-api',
      new: 12,
      fixed: 4,
      reopened: 0,
      dry_run: false,
      note: {
        code: 'read_as_another_tool',
        facts: {
          tool: 'trivy',
          sent_as: 'nessus',
          observed_at: '2026-02-03T06:00:41Z',
          later_at: '2026-02-03T06:00:41Z',
          kept_fixed: 0,
          components: 1,
          looked_for: '/results',
          entries: 12,
          read: 3,
          place: '/results/4',
          files: ['.semgrepignore'],
          rules: ['js/sql-injection'],
          packages: ['left-pad'],
          hosts: ['mirror.example.com'],
        },
      },
      username: 'developer',
      count: 0,
      what: 'SQL injection in search',
      date: '2026-02-03',
      act: 'token.create',
      percent: 80,
      approved: false,
      still_found: false,
      until_fix: false,
      plan_stays: false,
      error: { type: 'ends_in_value', facts: { offset: 48211 } },
    },
    created_at: '2026-02-03T06:00:41Z',
  },
});

export const getListNotificationsMockHandler = (
  overrideResponse?:
    | NotificationList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotificationList> | NotificationList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateNotificationMockHandler = (
  overrideResponse?:
    | NotificationDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotificationDocument> | NotificationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/notifications',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateNotificationResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getReadAllNotificationsMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRestoreUnreadNotificationsMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/notifications/unread',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSendTestMailMockHandler = (
  overrideResponse?:
    | TestMailDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TestMailDocument> | TestMailDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/test-mail',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendTestMailResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetNotificationSettingsMockHandler = (
  overrideResponse?:
    | NotificationSettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotificationSettingsDocument> | NotificationSettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user/notification-settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNotificationSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateNotificationSettingsMockHandler = (
  overrideResponse?:
    | NotificationSettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotificationSettingsDocument> | NotificationSettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/user/notification-settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateNotificationSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateNotificationMockHandler = (
  overrideResponse?:
    | NotificationDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotificationDocument> | NotificationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/client/notifications/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateNotificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteNotificationMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/client/notifications/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getCreateNotificationMockHandler(),
  getReadAllNotificationsMockHandler(),
  getRestoreUnreadNotificationsMockHandler(),
  getSendTestMailMockHandler(),
  getGetNotificationSettingsMockHandler(),
  getUpdateNotificationSettingsMockHandler(),
  getUpdateNotificationMockHandler(),
  getDeleteNotificationMockHandler(),
];
