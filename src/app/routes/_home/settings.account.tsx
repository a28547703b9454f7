import { createFileRoute } from '@tanstack/react-router';
import { SettingsAccountPage } from '@/pages/settings-account';
import { getCheckAvatarQueryOptions } from '@/shared/api/generated/users';
import { preload } from '@/shared/lib/preload';

export const Route = createFileRoute('/_home/settings/account')({
  loader: ({ context }) => {
    // Not awaited, because another server provides the avatar.
    void preload(context.queryClient, [getCheckAvatarQueryOptions({ email: context.user.email })]);
  },
  component: SettingsAccountPage,
});
