import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '@/pages/organization';
import { loadClient } from '@/entities/client';

export const Route = createFileRoute('/_home/Organization')({
  loader: ({ context }) => loadClient(context.queryClient),
  component: OrganizationPage,
});
