import type { KeyboardEvent, ReactNode } from 'react';
import type { Placement } from '@/shared/lib/use-anchor-position';
import { nextFocusIndex, typeaheadIndex } from '@/shared/lib/roving-focus';
import { Popover, type TriggerProps } from '../popover';
import { type MenuEntry, MenuItem } from './menu-item';

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
    nextFocusIndex(event.key, current, items.length) ??
    typeaheadIndex(
      event.key,
      current,
      items.map((item) => item.textContent),
    );
  if (next !== undefined) {
    event.preventDefault();
    items[next]?.focus();
  }
  // The page's single-key shortcuts must not act behind an open menu.
  if (event.key !== 'Escape') event.stopPropagation();
}

/** Actions behind a button. Put a separator before destructive ones. */
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
