import { createFileRoute } from '@tanstack/react-router';
import { CloudPage } from '@/pages/cloud';

export const Route = createFileRoute('/_home/cloud')({ component: CloudPage });
