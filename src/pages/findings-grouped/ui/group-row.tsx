import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { displayStatus, placeOf, type FindingGrouping, type FindingRow, type FindingsSearch } from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import { Priority } from '@/shared/ui/priority';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { SeverityLabel } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { StatusLabel } from '@/shared/ui/status';
import { childrenShown, groupQueries } from '../api/group-queries';
import { groupSearch } from '../model/group-filter';

interface GroupRowProps {
  group: FindingGroup;
  grouping: FindingGrouping;
  search: FindingsSearch;
}

// eslint-disable-next-line lingui/no-unlocalized-strings -- class names
const tracks = cx('grid grid-cols-[1.5rem_5rem_6rem_minmax(0,1fr)] items-center gap-x-2 px-4 max-md:py-2 md:grid-cols-[1.5rem_5.5rem_6.5rem_minmax(0,1fr)_12rem]');

/** A group says how bad, how many and how urgent; open, it shows its first findings. */
export function GroupRow({ group, grouping, search }: GroupRowProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const Chevron = open ? ChevronDown : ChevronRight;
  const own = groupSearch(search, grouping, group);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') setOpen(true);
    if (event.key === 'ArrowLeft') setOpen(false);
  };
  return (
    <li className="border-b border-line">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} onKeyDown={onKeyDown} className={`${tracks} min-h-12 w-full text-left -outline-offset-2 hover:bg-hover aria-expanded:bg-inset`}>
        <Chevron aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />
        <SeverityLabel severity={group.worst} />
        <Priority value={group.highest_priority} />
        <span className="num text-right text-sm font-medium md:hidden">{i18n.number(group.total)}</span>
        <span className="min-w-0 max-md:col-span-3 max-md:col-start-2">
          <span className="block truncate text-sm font-medium">{group.label}</span>
          {group.key !== group.label && <span className="block truncate font-mono text-2xs text-ink-3">{group.key}</span>}
        </span>
        <span className="hidden items-center gap-3 md:flex">
          <span className="num w-12 text-right text-sm font-medium">{i18n.number(group.total)}</span>
          <span className="block flex-1">
            <SeverityBar counts={group.severity} />
          </span>
        </span>
      </button>
      {open && <Children search={own} total={group.total} />}
    </li>
  );
}

function Children({ search, total }: { search: FindingsSearch; total: number }) {
  const { t, i18n } = useLingui();
  const { data, isPending } = useQuery(groupQueries.children(search));
  if (isPending) return <SkeletonRows rows={Math.min(childrenShown, total)} label={t`Loading findings`} />;
  const rest = total - (data?.length ?? 0);
  const others = i18n.number(rest);
  return (
    <ul>
      {(data ?? []).map((finding) => (
        <Child key={finding.id} finding={finding} search={search} />
      ))}
      {rest > 0 && (
        <li className={`${tracks} min-h-9 border-t border-line`}>
          <span className="col-start-4">
            <Link to="/findings/all" search={search} className={`${linkStyles.action} text-xs`}>
              <Trans>Show the other {others}</Trans>
            </Link>
          </span>
        </li>
      )}
    </ul>
  );
}

const Child = ({ finding, search }: { finding: FindingRow; search: FindingsSearch }) => (
  <li className={`${tracks} min-h-10 border-t border-line hover:bg-hover`}>
    <span className="col-start-2">
      <SeverityLabel severity={finding.attributes.severity} />
    </span>
    <Priority value={finding.attributes.priority} />
    <span className="flex min-w-0 items-baseline gap-2 max-md:col-span-3 max-md:col-start-2">
      <Link to="/findings/finding-details/$id" params={{ id: finding.id }} search={search} className={`${linkStyles.title} truncate text-sm`}>
        {finding.attributes.title}
      </Link>
      <span className="truncate font-mono text-2xs text-ink-3">{placeOf(finding)}</span>
    </span>
    <span className="hidden items-center justify-between gap-3 text-sm text-ink-2 md:flex">
      <span className="truncate">{finding.attributes.repository.nickname}</span>
      <StatusLabel status={displayStatus(finding.attributes)} />
    </span>
  </li>
);
