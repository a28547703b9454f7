import type { TriageRule } from '@/shared/api/generated/model';
import { TriageRuleDialog } from './triage-rule-dialog';

interface EditTriageRuleProps {
  /** The rule as it was when the dialog opened. */
  rule: TriageRule;
  onClose: () => void;
}

export function EditTriageRule({ rule, onClose }: EditTriageRuleProps) {
  return <TriageRuleDialog rule={rule} filter={rule.filter} onClose={onClose} />;
}
