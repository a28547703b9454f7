import { createFileRoute } from '@tanstack/react-router';
import { PaymentCancelPage } from '@/pages/payment';

export const Route = createFileRoute('/_home/payment/cancel')({ component: PaymentCancelPage });
