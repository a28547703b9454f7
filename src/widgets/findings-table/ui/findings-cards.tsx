import { useVirtualizer } from '@tanstack/react-virtual';
import { Trans, useLingui } from '@lingui/react/macro';
import { GitBranch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  displayStatus,
  FindingLink,
  type FindingRow,
  NewMark,
  NewLabel,
  placeOf,
  SlaLabel,
  StatusLabel,
  weaknessOf,
} from '@/entities/finding';
import { shortSpan } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { Checkbox } from '@/shared/ui/checkbox';
import { SeverityLabel } from '@/shared/ui/severity';
import { isSelected, type Selection } from '../model/selection';
import type { VisibleRange } from '../model/visible-range';

const estimatedHeight = 117;

interface FindingsCardsProps {
  findings: readonly FindingRow[];
  total: number | undefined;
  hasMore: boolean;
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
  onNeedMore: () => void;
  sight: VisibleRange;
}

/** The list on narrow screens: each finding takes four lines instead of columns. */
export function FindingsCards({
  findings,
  total,
  hasMore,
  selection,
  onSelect,
  onNeedMore,
  sight,
}: FindingsCardsProps) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: findings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
    getItemKey: (index) => findings[index]?.id ?? index,
  });
  const items = rows.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => sight.set({ first, end: last + 1 }), [sight, first, last]);
  useEffect(() => {
    if (hasMore && last >= findings.length - 15) onNeedMore();
  }, [hasMore, last, findings.length, onNeedMore]);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface">
      <ul aria-label={t`Findings`} className="relative" style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const finding = findings[index];
          if (!finding) return null;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
              className={cx(
                'absolute inset-x-0 top-0 border-b border-line px-4 py-3',
                isSelected(selection, finding.id) && 'bg-inset',
              )}
            >
              <FindingCard
                finding={finding}
                selected={isSelected(selection, finding.id)}
                onSelect={onSelect}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FindingCardProps extends Pick<FindingsCardsProps, 'onSelect'> {
  finding: FindingRow;
  selected: boolean;
}

function FindingCard({ finding, selected, onSelect }: FindingCardProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const {
    title,
    severity,
    priority,
    first_seen_at: since,
    due_at: dueAt,
    repository,
    client,
  } = finding.attributes;
  return (
    <>
      <div className="flex items-center gap-2">
        <span className="mr-1 inline-flex">
          <Checkbox
            aria-label={t`Select ${title}`}
            checked={selected}
            onChange={() => onSelect(finding.id, false)}
          />
        </span>
        <SeverityLabel severity={severity} />
        <span aria-hidden className="text-xs text-ink-3">
          ·
        </span>
        <span className="text-xs text-ink-2 num">
          <Trans>
            Priority{' '}
            <b className="font-semibold text-ink">
              {i18n.number(priority, { maximumFractionDigits: 0 })}
            </b>
          </Trans>
        </span>
        <NewMark finding={finding} />
        <span className="ml-auto text-xs text-ink-3 num">
          <SlaLabel
            dueAt={dueAt}
            finding={finding.attributes}
            otherwise={<time dateTime={since}>{shortSpan(i18n, now - Date.parse(since))}</time>}
          />
        </span>
      </div>
      <FindingLink
        id={finding.id}
        client={client?.id}
        focusable
        className="mt-0.5 block py-0.5 text-base leading-5 font-medium"
      >
        {title}
      </FindingLink>
      <div className="mt-0.5 truncate font-mono text-2xs text-ink-3">{placeOf(finding)}</div>
      <div className="mt-2 flex min-w-0 items-center gap-3 text-xs text-ink-2">
        <span className="inline-flex min-w-0 items-center gap-1">
          <GitBranch aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-ink-3" />
          <span className="truncate">
            {client && `${client.name} · `}
            {repository.nickname}
          </span>
        </span>
        <span className="min-w-0 truncate font-mono text-2xs">{weaknessOf(finding)}</span>
        <span className="ml-auto shrink-0">
          <StatusLabel status={displayStatus(finding.attributes)} />
          <NewLabel finding={finding} />
        </span>
      </div>
    </>
  );
}
