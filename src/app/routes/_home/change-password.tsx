import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '@/pages/change-password';
import { getListOwnTokensQueryOptions } from '@/shared/api/generated/users';
import { preload } from '@/shared/lib/preload';

export const Route = createFileRoute('/_home/change-password')({
  loader: ({ context }) => preload(context.queryClient, [getListOwnTokensQueryOptions()]),
  component: ChangePasswordPage,
});
