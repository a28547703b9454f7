import { Trans } from '@lingui/react/macro';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { activeFilterKeys, queryOf, type FindingsSearch } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { ofEveryImport } from '../model/filter-of-target';
import { TriageRuleDialog } from './triage-rule-dialog';

/** Below the filters, while there is one: makes a rule of them. */
export function RuleFromFilter({ search }: { search: FindingsSearch }) {
  const [open, setOpen] = useState(false);
  const mayNot = useDisabledReason('findings:bulk');
  if (activeFilterKeys(search).length === 0 && search.q === undefined) return null;
  return (
    <div className="flex flex-col border-t border-line p-1">
      {/* As wide as the panel: the box of a disabled button would float in a corner of it. */}
      <Button
        kind="quiet"
        icon={Workflow}
        className="px-2!"
        disabledReason={mayNot}
        onClick={() => setOpen(true)}
      >
        <Trans>Always do this…</Trans>
      </Button>
      {open && (
        <TriageRuleDialog
          filter={ofEveryImport({ ...queryOf(search) })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
