import { Check, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cx } from '@/shared/lib/cx';
import { Kbd } from '../kbd';

type Entry = {
  label: string;
  icon?: LucideIcon;
  hint?: string;
  shortcut?: string;
  disabledReason?: string | false;
};
export type MenuAction = Entry & { kind?: 'action'; tone?: 'danger'; onSelect: () => void };
/** `onClick` comes from the router, for routes of the app. */
export type MenuLink = Entry & {
  kind: 'link';
  href: string;
  onClick?: (event: MouseEvent) => void;
  onSelect?: () => void;
};
export type MenuChoice = Entry & { kind: 'choice'; checked: boolean; onSelect: () => void };
export type MenuEntry = MenuAction | MenuLink | MenuChoice | 'separator';

const itemStyles =
  'flex min-h-control-md w-full items-center gap-2.5 rounded-md px-2 py-1 text-left text-sm outline-none hover:bg-overlay-hover focus:bg-overlay-hover focus-visible:outline-2 focus-visible:-outline-offset-2 forced-colors:focus:outline-2';

type Item = MenuAction | MenuLink | MenuChoice;

const isDanger = (entry: Item) =>
  entry.kind !== 'link' && entry.kind !== 'choice' && entry.tone === 'danger';
/**
 * One color class at a time: the result must not depend on the order of classes in the style sheet.
 */
const inkOf = (entry: Item) =>
  entry.disabledReason ? 'text-ink-3' : isDanger(entry) ? 'text-danger-text' : 'text-ink';

const Inside = ({ entry }: { entry: Item }) => {
  const Icon = entry.icon;
  return (
    <>
      {entry.kind === 'choice' && (
        <Check
          aria-hidden
          strokeWidth={2}
          className={cx('size-4 shrink-0', !entry.checked && 'invisible')}
        />
      )}
      {Icon && (
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className={cx('size-4 shrink-0', !isDanger(entry) && 'text-ink-3')}
        />
      )}
      <span className="min-w-0 flex-1">
        {entry.label}
        {(entry.disabledReason || entry.hint) && (
          <span className="block text-xs text-ink-3">{entry.disabledReason || entry.hint}</span>
        )}
      </span>
      {entry.shortcut && <Kbd keys={entry.shortcut} />}
    </>
  );
};

export function MenuItem({ entry, close }: { entry: Item; close: () => void }) {
  const off = Boolean(entry.disabledReason);
  const select = () => {
    if (off) return;
    close();
    entry.onSelect?.();
  };
  if (entry.kind === 'link' && !off)
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={entry.href}
        className={cx(itemStyles, inkOf(entry))}
        onClick={(event) => {
          select();
          entry.onClick?.(event);
        }}
      >
        <Inside entry={entry} />
      </a>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      role={entry.kind === 'choice' ? 'menuitemradio' : 'menuitem'}
      aria-checked={entry.kind === 'choice' ? entry.checked : undefined}
      aria-disabled={off || undefined}
      className={cx(itemStyles, inkOf(entry))}
      onClick={select}
    >
      <Inside entry={entry} />
    </button>
  );
}
