import { useLingui } from '@lingui/react/macro';
import type { Policy } from '@/shared/api/generated/model';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Progress } from '@/shared/ui/progress';
import { useRules } from '../api/use-rules';
import { splitRules } from '../model/due-dates';
import { DueDatesCard } from './due-dates-card';
import { GateCard } from './gate-card';
import { RulesCard } from './rules-card';

interface RulesViewProps {
  onAdd: () => void;
  onEdit: (rule: Policy) => void;
}

export function RulesView({ onAdd, onEdit }: RulesViewProps) {
  const { t } = useLingui();
  const rules = useRules();
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <QueryBoundary query={rules} label={t`Rules`} rows={8}>
          {({ data, applying }) => {
            const { due, others } = splitRules(data);
            return (
              <>
                <DueDatesCard rules={due} onEdit={onEdit} />
                <RulesCard rules={others} onAdd={onAdd} onEdit={onEdit} />
                {applying && (
                  <div className="px-4">
                    <Progress
                      tone="progress"
                      label={t`Updating findings`}
                      value={applying.progress * 100}
                    />
                  </div>
                )}
              </>
            );
          }}
        </QueryBoundary>
      </div>
      <GateCard />
    </div>
  );
}
