import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Kbd } from '@/shared/ui/kbd';

/** The position in the list, and the keys that move through groups. */
export const GroupFooter = ({ children }: { children: ReactNode }) => (
  <div className="hidden h-9 shrink-0 items-center gap-4 border-t border-line bg-surface px-6 text-xs text-ink-3 lg:flex">
    <span className="num">{children}</span>
    <span className="ml-auto inline-flex items-center gap-1.5">
      <Kbd keys="→ ←" /> <Trans>open, close</Trans>
    </span>
    <span className="inline-flex items-center gap-1.5">
      <Kbd keys="X" /> <Trans>select the whole group</Trans>
    </span>
    <span className="inline-flex items-center gap-1.5">
      <Kbd keys="Shift B" /> <Trans>group by</Trans>
    </span>
  </div>
);
