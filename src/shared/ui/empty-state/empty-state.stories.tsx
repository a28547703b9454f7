import { Bug, GitBranch, Lock } from 'lucide-react';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { EmptyState } from './empty-state';

const meta = preview.meta({ title: 'UI/Empty state', component: EmptyState });

export const Kinds = meta.story({
  render: () => (
    <div className="grid gap-3">
      <EmptyState
        icon={GitBranch}
        title="Connect your first repository"
        text="Findings appear a few minutes after the first scan."
        action={<Button kind="primary">Connect source control</Button>}
      />
      <EmptyState
        icon={Bug}
        title="No findings match"
        text="Remove a filter or widen the date range."
        action={<Button>Clear filters</Button>}
      />
      <EmptyState
        icon={Lock}
        title="You cannot see billing"
        text="Ask an admin of your organisation: admin@acme.example."
      />
    </div>
  ),
});
