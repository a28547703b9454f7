import { createFileRoute } from '@tanstack/react-router';
import { PaymentSessionPage } from '@/pages/payment';

export const Route = createFileRoute('/_home/payment/session')({ component: PaymentSessionPage });
