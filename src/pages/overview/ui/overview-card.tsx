import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { QueryError } from '@/shared/ui/query-boundary';
import {
  ChartMenu,
  ChartNumbers,
  type ChartPicture,
  type ChartTable,
  type ChartView,
  savePicture,
} from '@/shared/ui/chart';
import { Card, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';

interface OverviewCardProps<T> {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  query: UseQueryResult<T>;
  /** Rows of the skeleton, matching the height of the content. */
  rows: number;
  isEmpty: (data: T) => boolean;
  empty: string;
  children: (data: T) => ReactNode;
  /** The data as a table, which users can view and download as a file or image. */
  chart?: { table: (data: T) => ChartTable; picture: ChartPicture };
}

/** A card of the overview with its own loading, error and empty states. */
export function OverviewCard<T>({
  title,
  note,
  actions,
  query,
  rows,
  isEmpty,
  empty,
  children,
  chart,
}: OverviewCardProps<T>) {
  const { t } = useLingui();
  const id = useId();
  const { data, error } = query;
  const [view, setView] = useState<ChartView>('chart');
  const table = data !== undefined && !isEmpty(data) ? chart?.table(data) : undefined;
  return (
    <Card aria-labelledby={id} aria-busy={query.isPlaceholderData || undefined}>
      <CardHead
        id={id}
        title={title}
        note={note}
        actions={
          table && chart ? (
            <>
              {actions}
              <ChartMenu
                title={title}
                table={table}
                view={view}
                onView={setView}
                onPng={() => void savePicture(title, table, chart.picture)}
              />
            </>
          ) : (
            actions
          )
        }
      />
      {data !== undefined ? (
        isEmpty(data) ? (
          <p className="p-6 text-center text-sm text-ink-3">{empty}</p>
        ) : table && view === 'table' ? (
          <div
            role="region"
            aria-label={title}
            tabIndex={0}
            className="max-h-96 overflow-auto -outline-offset-2"
          >
            <ChartNumbers caption={title} table={table} />
          </div>
        ) : (
          children(data)
        )
      ) : error ? (
        <QueryError error={error} onRetry={query.refetch} />
      ) : (
        <SkeletonRows rows={rows} label={t`Loading ${title}`} />
      )}
    </Card>
  );
}
