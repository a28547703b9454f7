import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '@/pages/organization';

export const Route = createFileRoute('/_home/Organization')({ component: OrganizationPage });
