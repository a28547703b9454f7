import { createFileRoute } from '@tanstack/react-router';
import { SettingsClientPage } from '@/pages/settings-client';
import { loadClient } from '@/entities/client';

export const Route = createFileRoute('/_home/settings/client')({
  loader: ({ context }) => loadClient(context.queryClient),
  component: SettingsClientPage,
});
