import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '../button';
import { SkeletonRows } from '../skeleton';

export type QueryBoundaryProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What is loading, in the words of a heading. */
  label: string;
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** Renders a query: loading, error with retry, or its data. */
export function QueryBoundary<Data>({
  query,
  label,
  rows = 5,
  children,
}: QueryBoundaryProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows rows={rows} label={t`Loading: ${label}`} />;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-danger-edge bg-danger-tint px-4 py-3 text-sm"
    >
      <span className="flex-1">{messageOf(query.error)}</span>
      <Button size="sm" onClick={() => void query.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
