import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Placement } from '@/shared/lib/anchored';
import { nextIndex, typeAhead } from '@/shared/lib/roving';
import { Popover, type TriggerProps } from '../popover';
import { MenuItem } from './menu-item';

type Entry = {
  label: string;
  icon?: LucideIcon;
  hint?: string;
  shortcut?: string;
  disabledReason?: string | false;
};
export type MenuAction = Entry & { kind?: 'action'; tone?: 'danger'; onSelect: () => void };
/** `onClick` is the router's, for a place inside the app. */
export type MenuLink = Entry & {
  kind: 'link';
  href: string;
  onClick?: (event: MouseEvent) => void;
  onSelect?: () => void;
};
export type MenuChoice = Entry & { kind: 'choice'; checked: boolean; onSelect: () => void };
export type MenuEntry = MenuAction | MenuLink | MenuChoice | 'separator';

export type MenuProps = {
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  entries: readonly MenuEntry[];
  placement?: Placement;
};

const itemsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

function move(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const current = items.indexOf(document.activeElement as HTMLElement); // -1 when focus is elsewhere
  const next =
    nextIndex(event.key, current, items.length) ??
    typeAhead(
      event.key,
      current,
      items.map((item) => item.textContent),
    );
  if (next !== undefined) {
    event.preventDefault();
    items[next]?.focus();
  }
  // A page's one-letter keys must not act behind an open menu.
  if (event.key !== 'Escape') event.stopPropagation();
}

/** Actions behind a button. Put a separator before what destroys. */
export const Menu = ({ trigger, label, entries, placement }: MenuProps) => (
  <Popover
    trigger={trigger}
    label={label}
    role="menu"
    className="min-w-48 p-1"
    {...(placement && { placement })}
    onOpen={(box) => itemsOf(box)[0]?.focus()}
  >
    {(close) => (
      <div
        role="presentation"
        onKeyDown={(event) => {
          move(event);
          if (event.key === 'Tab') close();
        }}
      >
        {entries.map((entry, index) =>
          entry === 'separator' ? (
            <hr key={`separator-${index}`} className="-mx-1 my-1 border-line" />
          ) : (
            <MenuItem key={entry.label} entry={entry} close={close} />
          ),
        )}
      </div>
    )}
  </Popover>
);
