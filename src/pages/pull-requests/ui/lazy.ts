import { lazyComponent } from '@/shared/lib/lazy-component';

export const WhyDialog = lazyComponent(() =>
  import('./why-dialog').then((module) => module.WhyDialog),
);
export const RulesDrawer = lazyComponent(() =>
  import('./rules-drawer').then((module) => module.RulesDrawer),
);
