import { createFileRoute } from '@tanstack/react-router';
import { ConnectorsPage } from '@/pages/connectors';
import { requireNotDeveloper } from '../../session/guards';

export const Route = createFileRoute('/_home/connector/')({
  beforeLoad: requireNotDeveloper,
  component: ConnectorsPage,
});
