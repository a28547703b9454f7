import { createFileRoute } from '@tanstack/react-router';
import { WebhookPage } from '@/pages/webhook';

export const Route = createFileRoute('/_home/connector/tools')({ component: WebhookPage });
