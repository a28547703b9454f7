import { Trans } from '@lingui/react/macro';
import { messageOf } from '@/shared/api/error-message';
import { cx } from '@/shared/lib/cx';
import { Button } from '../button';

interface QueryErrorProps {
  error: Error;
  /** The query's `refetch`, or the call that loads the failed page. */
  onRetry: () => unknown;
  className?: string;
}

/** Error and retry button within a card that loads independently. */
export const QueryError = ({ error, onRetry, className }: QueryErrorProps) => (
  <div
    role="alert"
    className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 p-4 text-sm text-ink-3', className)}
  >
    <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{messageOf(error)}</span>
    <Button size="sm" onClick={() => void onRetry()}>
      <Trans>Try again</Trans>
    </Button>
  </div>
);
