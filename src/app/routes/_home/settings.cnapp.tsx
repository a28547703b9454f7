import { createFileRoute } from '@tanstack/react-router';
import { SettingsCloudPage } from '@/pages/settings-cloud';
import { loadClient } from '@/entities/client';

export const Route = createFileRoute('/_home/settings/cnapp')({
  loader: ({ context }) => loadClient(context.queryClient),
  component: SettingsCloudPage,
});
