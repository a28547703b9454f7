import type { Deps } from '../../platform/deps.ts';
import { parseAcceptLanguage } from '../../platform/http/links.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  createNotification,
  deleteNotification,
  listNotifications,
  readAllNotifications,
  restoreUnreadNotifications,
  updateNotification,
} from './notifications.service.ts';
import { sendTestMail } from './mail/test-mail.service.ts';
import { getNotificationSettings, updateNotificationSettings } from './settings.service.ts';

export const notificationsRoutes = (deps: Deps) =>
  defineRoutes({
    listNotifications: async ({ who, query }) => ({
      status: 200,
      body: await listNotifications(deps, who, query),
    }),
    createNotification: async ({ who, body }) => ({
      status: 201,
      body: { data: await createNotification(deps, who, body) },
    }),
    updateNotification: async ({ who, path, body }) => ({
      status: 200,
      body: { data: await updateNotification(deps, who, path.id, body.status) },
    }),
    readAllNotifications: async ({ who }) => {
      await readAllNotifications(deps, who);
      return { status: 204 };
    },
    restoreUnreadNotifications: async ({ who }) => {
      await restoreUnreadNotifications(deps, who);
      return { status: 204 };
    },
    getNotificationSettings: async ({ who }) => ({
      status: 200,
      body: { data: await getNotificationSettings(deps, who) },
    }),
    updateNotificationSettings: async ({ who, body }) => ({
      status: 200,
      body: { data: await updateNotificationSettings(deps, who, body) },
    }),
    sendTestMail: async ({ who, header }) => ({
      status: 200,
      body: { data: await sendTestMail(deps, who, parseAcceptLanguage(header('accept-language'))) },
    }),
    deleteNotification: async ({ who, path }) => {
      await deleteNotification(deps, who, path.id);
      return { status: 204 };
    },
  });
