// Separate from `lazy`, which the findings list loads.
import { lazyComponent } from '@/shared/lib/lazy-component';

export const EditTriageRule = lazyComponent(() =>
  import('./edit-triage-rule').then((module) => module.EditTriageRule),
);
