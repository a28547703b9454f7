import { createFileRoute } from '@tanstack/react-router';
import { PlansPage, loadPlans } from '@/pages/plans';

export const Route = createFileRoute('/_home/plan-pricings')({
  loader: ({ context }) => loadPlans(context.queryClient, context.user),
  component: PlansPage,
});
