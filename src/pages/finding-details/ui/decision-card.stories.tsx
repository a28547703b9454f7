import { CircleSlash, Clock, ShieldHalf } from 'lucide-react';
import preview from '#.storybook/preview';
import { Button } from '../../../shared/ui/button';
import { DecisionCard } from './decision-card';

const details = [
  { id: 'by', term: 'By', value: 'admin@acme.example' },
  { id: 'when', term: 'When', value: '20 Nov 2026, 09:52' },
];
const meta = preview.meta({ title: 'UI/Decision card', component: DecisionCard });

export const Kinds = meta.story({
  render: () => (
    <div className="grid gap-4">
      <DecisionCard
        kind="false_positive"
        icon={CircleSlash}
        title="Marked as false positive"
        reason="“The sort column is an enum checked at the gateway.”"
        details={details}
        actions={<Button>Reopen finding</Button>}
      />
      <DecisionCard
        kind="accepted"
        icon={ShieldHalf}
        title="Risk accepted until 18 Feb 2027"
        reason="“Gateway rule 41 drops such requests.”"
        details={details}
      />
      <DecisionCard
        kind="waiting"
        icon={Clock}
        title="Waiting for a second approver"
        reason="Critical, in a repository with confidential data."
        details={details}
        actions={<Button>Withdraw</Button>}
      />
    </div>
  ),
});
