import { lazily } from '@/shared/lib/lazily';

export const PlanDialog = lazily(() => import('./plan-dialog').then((module) => module.PlanDialog));
export const ProductDialog = lazily(() =>
  import('./product-dialog').then((module) => module.ProductDialog),
);
