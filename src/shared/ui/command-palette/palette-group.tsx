import { CornerDownLeft } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import { cx } from '@/shared/lib/cx';
import { Kbd } from '../kbd';
import { type Severity, SeverityGlyph, severityNames } from '../severity';
import { Matched } from './matched';
import type { PaletteGroup, PaletteItem } from './palette-model';

/** The DOM id of an item: names may contain spaces, ids may not. */
export const optionId = (base: string, item: PaletteItem): string =>
  `${base}-${encodeURIComponent(item.id)}`;

type GroupProps<Item extends PaletteItem> = {
  base: string;
  group: PaletteGroup<Item>;
  sought: string;
  active: Item | undefined;
  onRun: (item: Item) => void;
};

/** The field handles the keys; the list handles the pointer. */
export const PaletteGroupList = <Item extends PaletteItem>({
  base,
  group,
  sought,
  active,
  onRun,
}: GroupProps<Item>) => (
  <div role="group" aria-labelledby={`${base}-group-${group.id}`} className="mb-1.5">
    <div id={`${base}-group-${group.id}`} className="px-2 py-1.5 text-xs font-medium text-ink-3">
      {group.label}
    </div>
    {group.items.map((item) => {
      const Icon = item.icon;
      const on = item.id === active?.id;
      return (
        <div
          key={item.id}
          id={optionId(base, item)}
          role="option"
          aria-selected={on}
          tabIndex={-1}
          onClick={() => onRun(item)}
          onKeyDown={undefined}
          className={cx(
            'flex min-h-9 scroll-mt-9 cursor-pointer items-center gap-2.5 rounded-md px-2 text-sm forced-colors:aria-selected:outline-1',
            on ? 'bg-overlay-hover' : 'hover:bg-overlay-hover',
          )}
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
          <span className="min-w-0 truncate">
            <Matched text={item.title} sought={sought} />
          </span>
          {item.note && (
            <span className="max-w-[40%] shrink-0 truncate text-xs text-ink-3">
              <Matched text={item.note} sought={sought} />
            </span>
          )}
          <span className="ml-auto flex shrink-0 items-center gap-2">
            {item.shortcut && (
              <span className="max-sm:hidden">
                <Kbd keys={item.shortcut} />
              </span>
            )}
            {on && (
              <CornerDownLeft aria-hidden strokeWidth={1.75} className="size-3.5 text-ink-3" />
            )}
            {item.severity && <SeverityMark severity={item.severity} />}
          </span>
        </div>
      );
    })}
  </div>
);

function SeverityMark({ severity }: { severity: Severity }) {
  const { i18n } = useLingui();
  return (
    <>
      <SeverityGlyph severity={severity} />
      <span className="sr-only">{i18n._(severityNames[severity])}</span>
    </>
  );
}
