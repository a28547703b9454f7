import { useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  TriangleAlert,
  Unplug,
} from 'lucide-react';
import type { ConnectionCall } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Spinner } from '@/shared/ui/spinner';
import { duration, type RowState, stateLabels } from '../model/connection-state';

const looks: Readonly<Record<RowState, { icon: LucideIcon; tone: string }>> = {
  works: { icon: CircleCheck, tone: 'text-ok-text' },
  works_in_part: { icon: TriangleAlert, tone: 'text-warn-text' },
  refused: { icon: CircleX, tone: 'text-danger-text' },
  expired: { icon: CircleX, tone: 'text-danger-text' },
  no_answer: { icon: Unplug, tone: 'text-danger-text' },
  untested: { icon: CircleDashed, tone: 'text-ink-2' },
  unused: { icon: CircleDashed, tone: 'text-ink-2' },
  not_connected: { icon: CircleDashed, tone: 'text-ink-3' },
};

interface ConnectionStateCellProps {
  state: RowState;
  call: ConnectionCall | null;
  testing: boolean;
}

/** An icon and label, then the time and duration of the call, or its status code. */
export function ConnectionStateCell({ state, call, testing }: ConnectionStateCellProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { icon: Icon, tone } = looks[state];
  const ago = call && timeAgo(i18n, call.at, now);
  const detail =
    call && (call.status ?? (call.latency_ms !== null && duration(i18n, call.latency_ms)));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs max-sm:order-last max-sm:w-full">
      <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${tone}`}>
        {testing ? (
          <Spinner />
        ) : (
          <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        )}
        {testing ? t`Testing` : i18n._(stateLabels[state])}
      </span>
      {ago && <span className="pl-5.5 text-ink-3 num">{detail ? t`${ago}, ${detail}` : ago}</span>}
    </div>
  );
}
