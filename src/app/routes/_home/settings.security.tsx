import { createFileRoute } from '@tanstack/react-router';
import { SettingsSecurityPage } from '@/pages/settings-security';
import { getGetSignInRulesQueryOptions } from '@/shared/api/generated/users';
import { preload } from '@/shared/lib/preload';

export const Route = createFileRoute('/_home/settings/security')({
  loader: ({ context }) => preload(context.queryClient, [getGetSignInRulesQueryOptions()]),
  component: SettingsSecurityPage,
});
