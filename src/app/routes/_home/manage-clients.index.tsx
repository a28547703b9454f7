import { createFileRoute } from '@tanstack/react-router';
import { ManageClientsPage } from '@/pages/manage-clients';

export const Route = createFileRoute('/_home/manage-clients/')({ component: ManageClientsPage });
