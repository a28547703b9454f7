import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  displayStatus,
  type FindingRow,
  type FindingsSearch,
  NewMark,
  NewLabel,
  placeOf,
  Priority,
  StatusLabel,
} from '@/entities/finding';
import { shortSpan } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { Avatar } from '@/shared/ui/avatar';
import { Checkbox } from '@/shared/ui/checkbox';
import { linkStyles } from '@/shared/ui/link';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, rowLook, tracks } from './group-row';

interface FindingChildProps {
  id: string;
  finding: FindingRow;
  /** The list of its group, which next and previous follow. */
  search: FindingsSearch;
  current: boolean;
  chosen: boolean;
  onSelect: () => void;
  onPoint: () => void;
}

export function FindingChild({
  id,
  finding,
  search,
  current,
  chosen,
  onSelect,
  onPoint,
}: FindingChildProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { attributes } = finding;
  return (
    <div
      id={id}
      role="row"
      aria-level={2}
      aria-selected={chosen}
      onPointerDown={onPoint}
      className={cx(tracks, 'min-h-10', rowLook(current, chosen))}
    >
      <Cell />
      <Cell className="flex items-center">
        <Checkbox
          aria-label={t`Select ${attributes.title}`}
          tabIndex={-1}
          checked={chosen}
          onChange={onSelect}
        />
      </Cell>
      <Cell>
        <SeverityLabel severity={attributes.severity} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Priority value={attributes.priority} />
      </Cell>
      <Cell className="flex min-w-0 items-baseline gap-2 max-lg:order-last max-lg:col-span-3 max-lg:col-start-3 max-lg:flex-col max-lg:gap-0">
        <span className="flex max-w-full min-w-0 items-center gap-2">
          <Link
            to="/findings/finding-details/$id"
            params={{ id: finding.id }}
            search={search}
            tabIndex={-1}
            className={`${linkStyles.title} -my-0.5 truncate text-sm`}
          >
            {attributes.title}
          </Link>
          <NewMark finding={finding} />
        </span>
        <span className="max-w-full truncate font-mono text-2xs text-ink-3">
          {placeOf(finding)}
        </span>
      </Cell>
      <Cell className="truncate text-sm text-ink-2">{attributes.repository.nickname}</Cell>
      <Cell className="max-lg:hidden" />
      <Cell className="text-right text-sm whitespace-nowrap text-ink-2 num max-lg:hidden">
        {shortSpan(i18n, now - Date.parse(attributes.first_seen_at))}
      </Cell>
      <Cell className="text-sm max-lg:hidden lg:pl-2">
        <StatusLabel status={displayStatus(attributes)} />
      </Cell>
      <Cell className="justify-self-end">
        {attributes.assignee && <Avatar name={attributes.assignee.username} size="sm" />}
        <NewLabel finding={finding} />
      </Cell>
    </div>
  );
}
