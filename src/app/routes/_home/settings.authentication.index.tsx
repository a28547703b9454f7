import { createFileRoute } from '@tanstack/react-router';
import { SettingsAuthenticationPage, preloadAuthentication } from '@/pages/settings-authentication';

export const Route = createFileRoute('/_home/settings/authentication/')({
  loader: ({ context }) => preloadAuthentication(context.queryClient, context.user),
  component: SettingsAuthenticationPage,
});
