import { lazyComponent } from '@/shared/lib/lazy-component';

export const RuleFromTarget = lazyComponent(() =>
  import('./rule-from-target').then((module) => module.RuleFromTarget),
);
export const RuleFromFilter = lazyComponent(() =>
  import('./rule-from-filter').then((module) => module.RuleFromFilter),
);
