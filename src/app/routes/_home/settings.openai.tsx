import { createFileRoute } from '@tanstack/react-router';
import { SettingsAiPage, loadAi } from '@/pages/settings-ai';

export const Route = createFileRoute('/_home/settings/openai')({
  loader: ({ context }) => loadAi(context.queryClient, context.user),
  component: SettingsAiPage,
});
