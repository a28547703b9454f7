import { useLingui } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { Checkbox } from '@/shared/ui/checkbox';

interface OptionRowProps {
  name: string;
  isChosen: boolean;
  /** Absent if the filter does not support exclusion. */
  isExcluded?: boolean | undefined;
  glyph: ReactNode;
  count: ReactNode;
  onToggle: () => void;
  onExclude: (isExcluded: boolean) => void;
}

/** One value of a filter. The checkbox includes it; the button, or Alt click, excludes it. */
export function OptionRow({
  name,
  isChosen,
  isExcluded,
  glyph,
  count,
  onToggle,
  onExclude,
}: OptionRowProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center rounded-sm pr-1 hover:bg-hover max-sm:min-h-10">
      <Checkbox
        className="min-w-0 flex-1 pl-1.5"
        checked={isChosen}
        onChange={({ nativeEvent }) => {
          const isAlt = nativeEvent instanceof MouseEvent && nativeEvent.altKey;
          if (isExcluded === true) onExclude(false);
          else if (isAlt && isExcluded === false) onExclude(true);
          else onToggle();
        }}
        label={
          <span className="flex min-w-0 items-center gap-2" title={name}>
            {glyph}
            <span className="truncate">{name}</span>
          </span>
        }
        end={count}
      />
      {isExcluded !== undefined && (
        <button
          type="button"
          aria-pressed={isExcluded}
          aria-label={t`Exclude ${name}`}
          title={t`Exclude`}
          className={cx(
            'grid size-6 shrink-0 place-items-center rounded-xs text-ink-3 hover:text-ink',
            isExcluded && 'text-danger',
          )}
          onClick={() => onExclude(!isExcluded)}
        >
          <Ban aria-hidden strokeWidth={1.75} className="size-3.5" />
        </button>
      )}
    </div>
  );
}
