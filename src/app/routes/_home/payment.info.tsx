import { createFileRoute } from '@tanstack/react-router';
import { PaymentInfoPage } from '@/pages/payment';

export const Route = createFileRoute('/_home/payment/info')({ component: PaymentInfoPage });
