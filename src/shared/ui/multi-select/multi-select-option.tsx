import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { Skeleton } from '../skeleton';

export type MultiChoice = {
  value: string;
  label: string;
  mark?: ReactNode;
  count?: number | 'loading';
};

type OptionProps = {
  id: string;
  option: MultiChoice;
  selected: boolean;
  active: boolean;
  onPick: () => void;
};

/** The list handles the keys; the option handles the pointer. */
export function MultiSelectOption({
  id,
  option: { label, mark, count },
  selected,
  active,
  onPick,
}: OptionProps) {
  const { i18n } = useLingui();
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={onPick}
      onKeyDown={undefined}
      className={cx(
        'flex min-h-control-md cursor-pointer items-center gap-2.5 rounded-md px-2 text-sm hover:bg-overlay-hover',
        active && 'bg-overlay-hover',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'inline-flex size-4 shrink-0 items-center justify-center rounded-xs border',
          selected ? 'border-primary bg-primary text-on-primary' : 'border-line-control bg-surface',
        )}
      >
        {selected && <Check strokeWidth={2.5} className="size-3" />}
      </span>
      {mark}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count === 'loading' ? (
        <Skeleton className="h-3 w-8" />
      ) : (
        count !== undefined && <span className="text-xs text-ink-3 num">{i18n.number(count)}</span>
      )}
    </div>
  );
}
