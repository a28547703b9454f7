import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Scale } from 'lucide-react';
import { useDisabledReason } from '@/entities/session';
import type { Policy } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { RuleRow } from './rule-row';

interface RulesCardProps {
  rules: readonly Policy[];
  onAdd: () => void;
  onEdit: (rule: Policy) => void;
}

export function RulesCard({ rules, onAdd, onEdit }: RulesCardProps) {
  const { t } = useLingui();
  const mayNot = useDisabledReason('policies:manage');
  return (
    <Card aria-labelledby="rules">
      <CardHead
        id="rules"
        title={<Trans>Rules</Trans>}
        note={<Trans>Set due dates, notifications and build-blocking rules</Trans>}
      />
      {rules.length > 0 ? (
        <ul aria-label={t`Rules`} className="divide-y divide-line">
          {rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} onEdit={onEdit} />
          ))}
        </ul>
      ) : (
        <EmptyState
          frame="bare"
          icon={Scale}
          title={t`No other rules yet`}
          text={t`Rules set due dates for matching findings, notify your team about new ones, or fail a build.`}
          action={
            <Button icon={Plus} disabledReason={mayNot} onClick={onAdd}>
              <Trans>Add rule</Trans>
            </Button>
          }
        />
      )}
    </Card>
  );
}
