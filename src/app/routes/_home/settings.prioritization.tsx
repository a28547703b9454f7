import { createFileRoute } from '@tanstack/react-router';
import { PrioritizationPage } from '@/pages/prioritization';
import { getGetPrioritySettingsQueryOptions } from '@/shared/api/generated/prioritization';

export const Route = createFileRoute('/_home/settings/prioritization')({
  loader: ({ context }) =>
    context.queryClient.query({ ...getGetPrioritySettingsQueryOptions(), staleTime: 'static' }),
  component: PrioritizationRoute,
});

function PrioritizationRoute() {
  return <PrioritizationPage loaded={Route.useLoaderData()} />;
}
