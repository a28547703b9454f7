import { createFileRoute } from '@tanstack/react-router';
import { scanQueries } from '@/entities/scan';
import { ScanResultPage } from '@/pages/scan-result';

export const Route = createFileRoute('/_home/Repositories/scans/$scanId')({
  loader: ({ context, params }) =>
    context.queryClient.query({ ...scanQueries.detail(params.scanId), staleTime: 'static' }),
  component: ScanRoute,
});

function ScanRoute() {
  const scan = Route.useLoaderData();
  return <ScanResultPage key={scan.id} scan={scan} />;
}
