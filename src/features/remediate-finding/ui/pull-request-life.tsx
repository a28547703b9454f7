import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  type LucideIcon,
  RefreshCw,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  PullRequestChecks,
  PullRequestUpdate,
  PullRequestWaiting,
} from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { OutLink } from '@/shared/ui/link';
import { timeOf, updateReason, updateWaits } from '../model/pull-request-messages';

interface PullRequestLifeProps {
  checks: PullRequestChecks | null;
  update: PullRequestUpdate | null;
  waiting: PullRequestWaiting | null;
  /** False before the pull request is opened; otherwise it waits for its update. */
  isOpen?: boolean;
}

/** What an open pull request waits for: the repository's checks, and its base branch. */
export function PullRequestLife({ checks, update, waiting, isOpen = true }: PullRequestLifeProps) {
  return (
    <ul className="flex flex-col gap-1.5 text-ink-2">
      {checks && <Checks checks={checks} />}
      {update && <Update update={update} />}
      {waiting && <Waiting waiting={waiting} isOpen={isOpen} />}
    </ul>
  );
}

const Line = ({
  icon: Icon,
  tone,
  children,
}: {
  icon: LucideIcon;
  tone: string;
  children: ReactNode;
}) => (
  <li className="flex items-start gap-2">
    <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-4 shrink-0 ${tone}`} />
    <div className="min-w-0 break-words">{children}</div>
  </li>
);

type State = PullRequestChecks['state'];

const looks: Readonly<Record<State, { icon: LucideIcon; tone: string }>> = {
  none: { icon: CircleDashed, tone: 'text-ink-3' },
  pending: { icon: Clock, tone: 'text-progress-text' },
  passing: { icon: CircleCheck, tone: 'text-ok-text' },
  failing: { icon: CircleX, tone: 'text-danger-text' },
  unknown: { icon: CircleAlert, tone: 'text-warn-text' },
};

const sentences: Readonly<Record<Exclude<State, 'failing'>, MessageDescriptor>> = {
  none: msg`The repository has no checks for this pull request.`,
  pending: msg`The repository’s checks are running.`,
  passing: msg`The repository’s checks passed.`,
  unknown: msg`The token can’t read the repository’s checks on the source host.`,
};

function Checks({
  checks: { state, failing, failing_count: count, checked_at: at },
}: {
  checks: PullRequestChecks;
}) {
  const { i18n } = useLingui();
  const hidden = count - failing.length;
  return (
    <Line {...looks[state]}>
      {state === 'failing' ? (
        <>
          <Plural value={count} one="# check failed:" other="# checks failed:" />
          <ul className="list-disc pl-5">
            {failing.map(({ name, url }, at) => (
              <li key={at}>{url === null ? name : <OutLink href={url}>{name}</OutLink>}</li>
            ))}
            {hidden > 0 && (
              <li>
                <Plural value={hidden} one="and # more" other="and # more" />
              </li>
            )}
          </ul>
        </>
      ) : (
        i18n._(sentences[state])
      )}{' '}
      <span className="text-xs text-ink-3">
        <Trans>As of {dateTimeOf(i18n, at)}</Trans>
      </span>
    </Line>
  );
}

function Update({ update }: { update: PullRequestUpdate }) {
  const { state, at, text } = update;
  const { i18n } = useLingui();
  const why = updateReason(update);
  if (state === 'updated')
    return (
      <Line icon={RefreshCw} tone="text-info-text">
        <Trans>Updated from its base branch on {dateTimeOf(i18n, at)}.</Trans>{' '}
        {text === 'kept' && (
          <span className="text-ink-3">
            <Trans>Its title or text was edited at the source host, so Parapet kept it.</Trans>
          </span>
        )}
        {text === 'refused' && (
          <span className="text-ink-3">
            <Trans>The source host rejected the new text.</Trans>
          </span>
        )}
      </Line>
    );
  return (
    <Line icon={CircleAlert} tone="text-warn-text">
      {state === 'others_pushed' ? (
        <Trans>Others have pushed to its branch, so Parapet no longer updates it.</Trans>
      ) : state === 'outdated' ? (
        <Trans>
          The fix no longer applies to the base branch, so the pull request stays as it is.
        </Trans>
      ) : (
        <Trans>The source host rejected the pull request update.</Trans>
      )}
      {state !== 'others_pushed' && why !== null && <span className="text-ink-3"> {why}</span>}
    </Line>
  );
}

function Waiting({ waiting, isOpen }: { waiting: PullRequestWaiting; isOpen: boolean }) {
  const { i18n } = useLingui();
  const { at, place } = timeOf(i18n, waiting);
  return (
    <Line icon={Clock} tone="text-progress-text">
      {isOpen ? (
        updateWaits(i18n, waiting)
      ) : (
        <Trans>
          Parapet opens a pull request automatically after {at} ({place}).
        </Trans>
      )}
    </Line>
  );
}
