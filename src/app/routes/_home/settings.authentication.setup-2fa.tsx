import { createFileRoute } from '@tanstack/react-router';
import { SetupTwoFactorPage } from '@/pages/setup-two-factor';

export const Route = createFileRoute('/_home/settings/authentication/setup-2fa')({
  component: SetupTwoFactorPage,
});
