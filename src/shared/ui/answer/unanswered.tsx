import { Trans } from '@lingui/react/macro';
import { messageOf } from '@/shared/api/error-message';
import { cx } from '@/shared/lib/cx';
import { Button } from '../button';

interface UnansweredProps {
  error: Error;
  /** The query's `refetch`, or asking for the page that failed. */
  onRetry: () => unknown;
  className?: string;
}

/** Within a card that waits and fails on its own: why it has nothing to show, and asking again. */
export const Unanswered = ({ error, onRetry, className }: UnansweredProps) => (
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
