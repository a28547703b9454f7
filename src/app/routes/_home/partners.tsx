import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage, preloadPartners } from '@/pages/partners';

export const Route = createFileRoute('/_home/partners')({
  loader: ({ context }) => preloadPartners(context.queryClient, context.user),
  component: PartnersPage,
});
