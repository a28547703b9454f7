import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Kbd } from '@/shared/ui/kbd';
import type { VisibleRange } from '../model/visible-range';
import { countText } from '@/shared/lib/count';

interface TableFootProps {
  sight: VisibleRange;
  /** Undefined when unknown. */
  total: number | undefined;
  exact: boolean;
}

/** The visible range of the list and the keys to move through it. */
export function TableFooter({ sight, total, exact }: TableFootProps) {
  const { i18n } = useLingui();
  const { first, end: last } = useSyncExternalStore(sight.subscribe, sight.read);
  const count = `${countText(i18n, total ?? 0)}${exact ? '' : '+'}`;
  return (
    <div
      data-noprint
      className="hidden h-9 shrink-0 items-center gap-4 border-t border-line bg-surface px-6 text-xs text-ink-3 lg:flex"
    >
      <span className="num" role="status">
        {total === undefined ? null : total === 0 ? (
          <Trans>No findings</Trans>
        ) : (
          <Trans>
            {countText(i18n, Math.min(first + 1, last))}–{countText(i18n, last)} of {count}
          </Trans>
        )}
      </span>
      <span className="ml-auto inline-flex items-center gap-1.5">
        <Kbd keys="J K" /> <Trans>move</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="X" /> <Trans>select</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="Space" /> <Trans>peek</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="Enter" /> <Trans>open</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="?" /> <Trans>all shortcuts</Trans>
      </span>
    </div>
  );
}
