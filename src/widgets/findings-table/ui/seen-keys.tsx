import { useLingui } from '@lingui/react/macro';
import { canBeNew, type FindingRow, type FindingsSearch, useIsNew } from '@/entities/finding';
import { useMarkSeen } from '@/features/mark-seen';
import { toast } from '@/shared/ui/toast';
import { useListKeyboard } from '../model/use-list-keyboard';

interface SeenKeysProps {
  search: FindingsSearch;
  /** The current finding. */
  finding: FindingRow | undefined;
}

/** U marks the current finding as seen, or as new again; Shift U marks all as seen. */
export function SeenKeys({ search, finding }: SeenKeysProps) {
  return finding ? (
    <OfFinding finding={finding} areAllNew={search.new_since === 'last_visit'} />
  ) : (
    <OfAll />
  );
}

function OfFinding({ finding, areAllNew }: { finding: FindingRow; areAllNew: boolean }) {
  const { t } = useLingui();
  const isNew = useIsNew(finding) || areAllNew;
  const { mark } = useMarkSeen();
  useListKeyboard((command) => {
    if (command === 'all-seen') mark({ seen: true });
    else if (command !== 'seen') return false;
    else if (canBeNew(finding)) mark({ seen: isNew, finding });
    else
      toast({
        kind: 'info',
        title: t`Nothing was changed`,
        detail: t`Only open findings that aren’t duplicates can be new.`,
      });
    return true;
  });
  return null;
}

function OfAll() {
  const { mark } = useMarkSeen();
  useListKeyboard((command) => {
    if (command !== 'all-seen') return false;
    mark({ seen: true });
    return true;
  });
  return null;
}
