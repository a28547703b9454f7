import { createFileRoute } from '@tanstack/react-router';
import { ConnectorsPage, loadConnectors } from '@/pages/connectors';
import { requireNotDeveloper } from '../../session/guards';

export const Route = createFileRoute('/_home/connector/')({
  beforeLoad: requireNotDeveloper,
  loader: ({ context }) => loadConnectors(context.queryClient, context.user),
  component: ConnectorsPage,
});
