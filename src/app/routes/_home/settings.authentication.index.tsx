import { createFileRoute } from '@tanstack/react-router';
import { SettingsAuthenticationPage } from '@/pages/settings-authentication';

export const Route = createFileRoute('/_home/settings/authentication/')({
  component: SettingsAuthenticationPage,
});
