import { createFileRoute } from '@tanstack/react-router';
import { SettingsNotificationsPage } from '@/pages/settings-notifications';
import { getGetNotificationSettingsQueryOptions } from '@/shared/api/generated/notifications';
import { preload } from '@/shared/lib/preload';

export const Route = createFileRoute('/_home/settings/notifications')({
  loader: ({ context }) => preload(context.queryClient, [getGetNotificationSettingsQueryOptions()]),
  component: SettingsNotificationsPage,
});
