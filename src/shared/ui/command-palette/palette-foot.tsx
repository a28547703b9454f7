import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Kbd } from '../kbd';

const Hint = ({ keys, children }: { keys: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1">
    <Kbd keys={keys} /> {children}
  </span>
);

export const PaletteFoot = () => (
  <footer className="flex h-9 shrink-0 items-center gap-4 border-t border-line bg-inset px-4 text-xs text-ink-3 max-sm:hidden">
    <Hint keys="↑ ↓">
      <Trans>move</Trans>
    </Hint>
    <Hint keys="Enter">
      <Trans>open</Trans>
    </Hint>
    <Hint keys="Tab">
      <Trans>narrow</Trans>
    </Hint>
    <span className="ml-auto flex gap-3">
      <Hint keys=">">
        <Trans>actions</Trans>
      </Hint>
      <Hint keys="#">
        <Trans>findings</Trans>
      </Hint>
      <Hint keys="@">
        <Trans>people</Trans>
      </Hint>
    </span>
  </footer>
);
