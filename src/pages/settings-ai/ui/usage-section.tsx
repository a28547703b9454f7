import type { AiBudget } from '@/shared/api/generated/model';
import { BudgetCard } from './budget-card';
import { NotesCard } from './notes-card';
import { OpinionUse } from './opinion-use';
import { UsageCard } from './usage-card';

type SectionProps = { budget: AiBudget; onSaved: () => Promise<unknown> };

/** The cards below the services: budget, usage and reviewers' notes. */
export const UsageSection = ({ budget, onSaved }: SectionProps) => (
  <>
    <OpinionUse />
    <BudgetCard stored={budget} onSaved={onSaved} />
    <UsageCard />
    <div className="xl:col-span-2">
      <NotesCard />
    </div>
  </>
);
