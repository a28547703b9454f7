import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '@/pages/plans';

export const Route = createFileRoute('/_home/plan-pricings')({ component: PlansPage });
