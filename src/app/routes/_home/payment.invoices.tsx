import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '@/pages/payment';

export const Route = createFileRoute('/_home/payment/invoices')({ component: InvoicesPage });
