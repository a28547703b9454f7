import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  GitMerge,
  GitPullRequest,
  GitPullRequestClosed,
  RefreshCw,
  type LucideIcon,
} from 'lucide-react';
import { updateReason, updateWaits } from '@/features/remediate-finding';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { kindOf, type PullRequestKind } from '../model/pull-request-kind';

type Look = { icon: LucideIcon; tone: string; name: MessageDescriptor; isAlarm?: boolean };

const alarm = 'text-danger-text';
const looks: Readonly<Record<PullRequestKind, Look>> = {
  merged_still_found: {
    ...{ icon: CircleAlert, tone: alarm, isAlarm: true },
    name: msg`Merged, still found`,
  },
  checks_failing: { icon: CircleX, tone: alarm, isAlarm: true, name: msg`Checks failing` },
  conflict: { icon: GitPullRequestClosed, tone: 'text-warn-text', name: msg`Conflict` },
  update_refused: { icon: CircleAlert, tone: 'text-warn-text', name: msg`Not updated` },
  updating: { icon: RefreshCw, tone: 'text-progress-text', name: msg`Being updated` },
  waiting: { icon: Clock, tone: 'text-progress-text', name: msg`Waiting for its schedule` },
  checks_running: { icon: CircleDashed, tone: 'text-progress-text', name: msg`Checks running` },
  checks_passed: { icon: CircleCheck, tone: 'text-ok-text', name: msg`Checks passed` },
  open: {
    icon: GitPullRequest,
    tone: 'text-ai-text',
    name: msg({ message: 'Open', context: 'pull request' }),
  },
  gone: { icon: GitMerge, tone: 'text-ok-text', name: msg`Merged and gone` },
  partly_gone: { icon: GitMerge, tone: 'text-ink-3', name: msg`Merged, not confirmed yet` },
  merged: { icon: GitMerge, tone: 'text-ink-3', name: msg`Merged, not scanned yet` },
  closed: {
    icon: GitPullRequestClosed,
    tone: 'text-ink-3',
    name: msg({ message: 'Closed', context: 'pull request' }),
  },
};

const failingNames = ({ checks }: OpenedPullRequest): string => {
  if (!checks) return '';
  const hidden = checks.failing_count - Math.min(2, checks.failing.length);
  const names = checks.failing.slice(0, 2).map(({ name }) => name);
  return [...names, ...(hidden > 0 ? [`+${hidden}`] : [])].join(', ');
};

/** The reason for the state as a sentence; undefined if the state needs none. */
const reasonOf = (i18n: I18n, pull: OpenedPullRequest): string | undefined => {
  const { checks, update, waiting, findings, fixed, still_found } = pull;
  switch (kindOf(pull)) {
    case 'merged_still_found':
      return i18n._(
        msg`A scan after the merge still finds ${plural(still_found, { one: '# finding', other: '# findings' })}.`,
      );
    case 'checks_failing':
      return failingNames(pull);
    case 'conflict':
      return (
        (update && updateReason(update)) ??
        i18n._(msg`The fix no longer applies to the base branch.`)
      );
    case 'update_refused':
      return (update && updateReason(update)) ?? i18n._(msg`The source host rejected its update.`);
    case 'waiting':
      return waiting === null ? undefined : updateWaits(i18n, waiting);
    case 'gone':
      return i18n._(
        msg`${plural(findings, { one: 'Its finding is fixed.', other: 'All # findings are fixed.' })}`,
      );
    case 'merged':
      return i18n._(msg`The next scan shows whether its findings are gone.`);
    case 'partly_gone':
      return i18n._(msg`${fixed} of ${findings} fixed so far.`);
    case 'closed':
      return i18n._(msg`Closed without a merge.`);
    case 'open':
      if (update?.state === 'others_pushed')
        return i18n._(msg`Others have pushed to its branch, so Parapet no longer updates it.`);
      return checks?.state === 'none'
        ? i18n._(msg`The repository has no checks for it.`)
        : undefined;
    case 'updating':
    case 'checks_running':
    case 'checks_passed':
      return undefined;
  }
};

/** A single state and its reason; only failing states are red. */
export function PullRequestState({ pull }: { pull: OpenedPullRequest }) {
  const { i18n } = useLingui();
  const { icon: Icon, tone, name, isAlarm = false } = looks[kindOf(pull)];
  const reason = reasonOf(i18n, pull);
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden strokeWidth={1.75} className={cx('mt-0.5 size-4 shrink-0', tone)} />
      <div className="min-w-0">
        <p className={cx('text-sm', isAlarm ? 'font-medium text-danger-text' : 'text-ink')}>
          {i18n._(name)}
        </p>
        {reason !== undefined && <p className="text-xs break-words text-ink-3">{reason}</p>}
      </div>
    </div>
  );
}
