import { createFileRoute } from '@tanstack/react-router';
import { PaymentInfoPage, loadPaymentInfo } from '@/pages/payment';

export const Route = createFileRoute('/_home/payment/info')({
  loader: ({ context }) => loadPaymentInfo(context.queryClient, context.user),
  component: PaymentInfoPage,
});
