// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

export const TriageRuleDialog = lazyComponent(() =>
  import('./triage-rule-dialog').then((module) => module.TriageRuleDialog),
);
