import { Trans } from '@lingui/react/macro';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { activeFilterKeys, queryOf, type FindingsSearch } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { ofEveryImport } from '../model/filter-of-target';
import { TriageRuleDialog } from './triage-rule-dialog';

/** Shown below the filters if any is set: creates a rule from them. */
export function RuleFromFilter({ search }: { search: FindingsSearch }) {
  const [open, setOpen] = useState(false);
  const mayNot = useDisabledReason('findings:bulk');
  if (activeFilterKeys(search).length === 0 && search.q === undefined) return null;
  return (
    <div className="flex flex-col border-t border-line p-1">
      {/* Full width: the wrapper of a disabled button would otherwise float in a corner. */}
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
