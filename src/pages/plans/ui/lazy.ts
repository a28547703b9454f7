import { lazyComponent } from '@/shared/lib/lazy-component';

export const PlanDialog = lazyComponent(() =>
  import('./plan-dialog').then((module) => module.PlanDialog),
);
export const ProductDialog = lazyComponent(() =>
  import('./product-dialog').then((module) => module.ProductDialog),
);
