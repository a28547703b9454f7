import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  Copy,
  GitPullRequest,
  Send,
  ShieldHalf,
  Ticket,
} from 'lucide-react';
import { cx } from '@/shared/lib/cx';

/** The icon differs for every status, so that color is not the only cue. */
const statuses = {
  open: { icon: CircleDot, tone: 'text-info-text', name: msg`Open` },
  in_progress: { icon: CircleDashed, tone: 'text-progress-text', name: msg`In progress` },
  sent: { icon: Send, tone: 'text-progress-text', name: msg`Sent` },
  pr_open: { icon: GitPullRequest, tone: 'text-ai-text', name: msg`PR open` },
  issue_open: { icon: Ticket, tone: 'text-progress-text', name: msg`Issue open` },
  fixed: { icon: CircleCheck, tone: 'text-ok-text', name: msg`Fixed` },
  risk_accepted: { icon: ShieldHalf, tone: 'text-info-text', name: msg`Accepted` },
  false_positive: { icon: CircleSlash, tone: 'text-info-text', name: msg`False positive` },
  duplicate: { icon: Copy, tone: 'text-info-text', name: msg`Duplicate` },
} as const;

export type Status = keyof typeof statuses;
export const statusNames = Object.fromEntries(
  Object.entries(statuses).map(([key, { name }]) => [key, name]),
) as {
  [S in Status]: (typeof statuses)[S]['name']; // fromEntries loses the key types
};

export function StatusLabel({ status }: { status: Status }) {
  const { i18n } = useLingui();
  const { icon: Icon, tone, name } = statuses[status];
  return (
    <span className="inline-flex items-center gap-1.5 align-middle text-sm whitespace-nowrap text-ink-2">
      <Icon aria-hidden strokeWidth={1.75} className={cx('size-3.5 shrink-0', tone)} />
      {i18n._(name)}
    </span>
  );
}
