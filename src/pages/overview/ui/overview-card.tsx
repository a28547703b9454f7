import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { messageOf } from '@/shared/api/error-message';
import { Card, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';

interface OverviewCardProps<T> {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  query: UseQueryResult<T>;
  /** Rows of the skeleton: the height that the content will have. */
  rows: number;
  isEmpty: (data: T) => boolean;
  empty: string;
  children: (data: T) => ReactNode;
}

/** One question of the overview: it waits, fails and is empty on its own. */
export function OverviewCard<T>({ title, note, actions, query, rows, isEmpty, empty, children }: OverviewCardProps<T>) {
  const { t } = useLingui();
  const id = useId();
  const { data, error } = query;
  return (
    <Card aria-labelledby={id} aria-busy={query.isPlaceholderData || undefined}>
      <CardHead id={id} title={title} note={note} actions={actions} />
      {data !== undefined ? (
        isEmpty(data) ? (
          <p className="p-6 text-center text-sm text-ink-3">{empty}</p>
        ) : (
          children(data)
        )
      ) : error ? (
        <p role="alert" className="p-6 text-center text-sm text-ink-3">
          {messageOf(error)}
        </p>
      ) : (
        <SkeletonRows rows={rows} label={t`Loading ${title}`} />
      )}
    </Card>
  );
}
