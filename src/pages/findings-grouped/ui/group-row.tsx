import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, Ellipsis, Link2, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FindingGrouping, type FindingsSearch, Priority } from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';
import { shortSpan } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { Checkbox } from '@/shared/ui/checkbox';
import { copyText } from '@/shared/ui/copy-button';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';
import { Menu } from '@/shared/ui/menu';
import { SeverityBar, SeverityLabel } from '@/shared/ui/severity';
import { toast } from '@/shared/ui/toast';
import { groupSearch } from '../model/group-search';
import { newOfGroup } from '../model/use-group-news';

/**
 * The same grid tracks for headers, groups and findings. On narrow screens, the cells are stacked
 * in a card.
 */
export const tracks = cx(
  'grid grid-cols-[1.75rem_1.75rem_5rem_minmax(0,1fr)_2.5rem] items-center gap-x-2 px-3 max-lg:gap-y-1 max-lg:py-2.5', // eslint-disable-line lingui/no-unlocalized-strings -- class names
  'lg:grid-cols-[1.75rem_1.5rem_5.25rem_5.5rem_minmax(0,1fr)_10.5rem_3rem_4rem_9rem_2rem] lg:px-4',
);

export const rowLook = (current: boolean, selected: boolean, open = false) =>
  cx(
    'border-b border-line',
    current
      ? 'bg-selected [box-shadow:inset_2px_0_0_var(--p-primary)]'
      : selected || open
        ? 'bg-inset'
        : 'hover:bg-hover',
  );

interface GroupRowProps {
  id: string;
  group: FindingGroup;
  grouping: FindingGrouping;
  search: FindingsSearch;
  /** How many of its findings are new since the user's last visit. */
  fresh: number;
  /** Its number of findings relative to the largest group, 0 to 1: the length of the bar. */
  share: number;
  position: number;
  setSize: number;
  open: boolean;
  current: boolean;
  /** `mixed`: all but a few. */
  chosen: boolean | 'mixed';
  onToggle: () => void;
  onSelect: () => void;
  onPoint: () => void;
}

/** A group's severity, size, age and fix. Expanded, its first findings follow. */
export function GroupRow({
  id,
  group,
  grouping,
  search,
  fresh,
  share,
  position,
  setSize,
  open,
  current,
  chosen,
  onToggle,
  onSelect,
  onPoint,
}: GroupRowProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const now = useNow();
  const Chevron = open ? ChevronDown : ChevronRight;
  const own = groupSearch(search, grouping, group);
  const copyLink = async () => {
    const url = new URL(globalThis.location.href);
    url.searchParams.set('open', group.key);
    if (await copyText(url.href)) toast({ kind: 'ok', title: t`Text copied to clipboard` });
  };
  return (
    <div
      id={id}
      role="row"
      aria-level={1}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={open}
      aria-selected={chosen !== false}
      className={cx(tracks, 'min-h-12', rowLook(current, chosen !== false, open))}
      onPointerDown={onPoint}
    >
      <Cell>
        <button
          type="button"
          tabIndex={-1}
          aria-label={open ? t`Close ${group.label}` : t`Open ${group.label}`}
          onClick={onToggle}
          className="inline-flex size-7 items-center justify-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink"
        >
          <Chevron aria-hidden strokeWidth={1.75} className="size-4" />
        </button>
      </Cell>
      <Cell className="flex items-center">
        <Checkbox
          aria-label={t`Select all of ${group.label}`}
          tabIndex={-1}
          checked={chosen === true}
          mixed={chosen === 'mixed'}
          onChange={onSelect}
        />
      </Cell>
      <Cell>
        <SeverityLabel severity={group.worst} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Priority value={group.highest_priority} />
      </Cell>
      <Cell className="min-w-0 max-lg:order-last max-lg:col-span-3 max-lg:col-start-3">
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to="/findings/all"
            search={own}
            tabIndex={-1}
            className={`${linkStyles.title} -my-0.5 block truncate text-sm`}
            title={group.label}
          >
            {group.label}
          </Link>
          {fresh > 0 && (
            <Link
              to="/findings/all"
              search={newOfGroup(search, grouping, group)}
              tabIndex={-1}
              className={`${linkStyles.action} shrink-0 text-xs`}
            >
              <Plural value={fresh} one="# new" other="# new" />
            </Link>
          )}
        </span>
        {group.key !== group.label && (
          <span className="block truncate font-mono text-2xs text-ink-3" title={group.key}>
            {group.key}
          </span>
        )}
      </Cell>
      <Cell className="flex items-center gap-3">
        <span className="w-12 text-right text-sm font-medium num">
          {i18n.number(group.total)}
          <span className="sr-only">
            {' '}
            <Plural value={group.total} one="finding" other="findings" />
          </span>
        </span>
        <span className="block min-w-0 flex-1">
          <span className="block min-w-4" style={{ width: `${share * 100}%` }}>
            <SeverityBar counts={group.severity} />
          </span>
        </span>
      </Cell>
      <Cell className="text-right text-sm text-ink-2 num max-lg:hidden">
        {i18n.number(group.repositories)}
      </Cell>
      <Cell className="text-right text-sm whitespace-nowrap text-ink-2 num max-lg:hidden">
        {shortSpan(i18n, now - Date.parse(group.oldest_at))}
      </Cell>
      <Cell className="truncate text-sm text-ink-2 max-lg:order-last max-lg:col-span-3 max-lg:col-start-3 max-lg:text-xs lg:pl-2">
        <span className="num lg:hidden">
          <Trans>
            Priority{' '}
            <b className="font-semibold text-ink">
              {i18n.number(group.highest_priority, { maximumFractionDigits: 0 })}
            </b>
          </Trans>
          {' · '}
        </span>
        {group.with_fix === 0 ? (
          <span className="text-ink-3">
            <Trans>No fix known</Trans>
          </span>
        ) : group.with_fix === group.total ? (
          <Trans>All have a fix</Trans>
        ) : (
          <Plural value={group.with_fix} one="# has a fix" other="# have a fix" />
        )}
      </Cell>
      <Cell className="justify-self-end">
        <Menu
          label={t`Actions of ${group.label}`}
          placement={{ side: 'bottom', align: 'end' }}
          trigger={(props) => (
            <IconButton
              {...props}
              tabIndex={-1}
              size="sm"
              icon={Ellipsis}
              label={t`Actions of ${group.label}`}
            />
          )}
          entries={[
            {
              icon: List,
              label: t`Show as a list`,
              onSelect: () => void navigate({ to: '/findings/all', search: own }),
            },
            { icon: Link2, label: t`Copy link`, onSelect: () => void copyLink() },
          ]}
        />
      </Cell>
    </div>
  );
}

export const Cell = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div role="gridcell" className={className}>
    {children}
  </div>
);
