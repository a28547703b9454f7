import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/lib/cx';
import { nextFocusIndex } from '@/shared/lib/roving-focus';
import { Count } from '../badge';

export type Tab<Id extends string> = {
  id: Id;
  label: ReactNode;
  count?: ReactNode;
  edited?: string | false;
};

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Id of the panel that the tabs control; give the panel `role="tabpanel"`. */
  panelId: string;
  /** Shown after the last tab: a button that adds one. */
  end?: ReactNode;
};

export const tabStyles = (on: boolean) =>
  cx(
    'inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 px-0.5 text-sm whitespace-nowrap -outline-offset-2 transition-colors duration-(--dur-fast)',
    on
      ? 'border-primary font-medium text-ink'
      : 'border-transparent text-ink-2 hover:text-ink forced-colors:border-[Canvas]',
  );

/** Arrow keys move and select; a row that is too long scrolls horizontally. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
  end,
}: TabsProps<Id>) {
  const base = useId();
  return (
    <div className="flex items-end gap-5 [box-shadow:inset_0_-1px_0_var(--p-line)]">
      <div
        role="tablist"
        aria-label={label}
        className="flex min-w-0 scroll-none items-end gap-5 overflow-x-auto"
      >
        {tabs.map(({ id, label: name, count, edited }, index) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === value}
            aria-controls={id === value ? panelId : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={(event) => {
              const next = tabs[nextFocusIndex(event.key, index, tabs.length, 'horizontal') ?? -1];
              if (!next) return;
              event.preventDefault();
              onChange(next.id);
              document.getElementById(`${base}-${next.id}`)?.focus();
            }}
            className={tabStyles(id === value)}
          >
            {name}
            {edited && (
              <span className="inline-flex items-center gap-1 text-xs font-normal text-ink-3">
                <span aria-hidden className="size-1.5 rounded-full bg-warn" />
                {edited}
              </span>
            )}
            {count !== undefined && <Count>{count}</Count>}
          </button>
        ))}
      </div>
      {end}
    </div>
  );
}
