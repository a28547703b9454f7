import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage, loadInvoices } from '@/pages/payment';

export const Route = createFileRoute('/_home/payment/invoices')({
  loader: ({ context }) => loadInvoices(context.queryClient, context.user),
  component: InvoicesPage,
});
