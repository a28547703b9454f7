import { createFileRoute } from '@tanstack/react-router';
import { WebhookPage, preloadWebhook } from '@/pages/webhook';

export const Route = createFileRoute('/_home/connector/tools')({
  loader: ({ context }) => preloadWebhook(context.queryClient, context.user),
  component: WebhookPage,
});
