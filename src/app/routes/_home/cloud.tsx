import { createFileRoute } from '@tanstack/react-router';
import { CloudPage } from '@/pages/cloud';
import { loadClient } from '@/entities/client';
import { scanQueries } from '@/entities/scan';
import { preload } from '@/shared/lib/preload';

export const Route = createFileRoute('/_home/cloud')({
  loader: ({ context }) =>
    Promise.all([
      loadClient(context.queryClient),
      preload(context.queryClient, [scanQueries.ofKind('image'), scanQueries.ofKind('cloud')]),
    ]),
  component: CloudPage,
});
