import { cx } from '@/shared/lib/cx';
import { Kbd } from '../kbd';
import type { PaletteGroup, PaletteItem } from './palette-model';

type GroupProps = { base: string; group: PaletteGroup; active: string | undefined; onRun: (item: PaletteItem) => void };

/** Operated by the field's keys; the pointer is a second way. */
export const PaletteGroupList = ({ base, group, active, onRun }: GroupProps) => (
  <div role="group" aria-labelledby={`${base}-group-${group.id}`} className="mb-1.5">
    <div id={`${base}-group-${group.id}`} className="px-2 py-1.5 text-xs font-medium text-ink-3">
      {group.label}
    </div>
    {group.items.map((item) => {
      const Icon = item.icon;
      const on = item.id === active;
      return (
        <div
          key={item.id}
          id={`${base}-${item.id}`}
          role="option"
          aria-selected={on}
          tabIndex={-1}
          onClick={() => onRun(item)}
          onKeyDown={undefined}
          className={cx('flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 text-sm', on ? 'bg-overlay-hover' : 'hover:bg-overlay-hover')}
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
          <span className="truncate">{item.title}</span>
          {item.note && <span className="max-w-[40%] shrink-0 truncate text-xs text-ink-3">{item.note}</span>}
          <span className="ml-auto flex shrink-0 items-center gap-1">
            {item.mark}
            {item.shortcut && (
              <span className="max-sm:hidden">
                <Kbd keys={item.shortcut} />
              </span>
            )}
            {on && <Kbd keys="↵" />}
          </span>
        </div>
      );
    })}
  </div>
);
