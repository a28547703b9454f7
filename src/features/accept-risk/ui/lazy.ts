import { lazyComponent } from '@/shared/lib/lazy-component';

export const AcceptRiskDialog = lazyComponent(() =>
  import('./accept-risk-dialog').then((module) => module.AcceptRiskDialog),
);
