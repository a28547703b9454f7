import type { FindingRow, FindingTarget } from '@/entities/finding';
import { filterOfTarget } from '../model/filter-of-target';
import { TriageRuleDialog } from './triage-rule-dialog';

interface RuleFromTargetProps {
  target: FindingTarget;
  /** Loaded findings, which may include others than the target. */
  findings: readonly FindingRow[];
  onClose: () => void;
}

export function RuleFromTarget({ target, findings, onClose }: RuleFromTargetProps) {
  return (
    <TriageRuleDialog isForExisting filter={filterOfTarget(target, findings)} onClose={onClose} />
  );
}
