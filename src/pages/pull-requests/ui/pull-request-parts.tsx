import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withFilters } from '@/entities/finding';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { dateTimeOf, timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { buttonStyles } from '@/shared/ui/button';
import { cx } from '@/shared/lib/cx';
import { linkStyles, OutLink } from '@/shared/ui/link';
import { pullRequestFilter } from '#domain/filter-values';
import { rowMarks } from '../model/use-row-keys';
import type { PullRequestGroup } from '../model/pull-request-kind';

export const groupNames: Readonly<Record<PullRequestGroup, MessageDescriptor>> = {
  needs_attention: msg`Needs you`,
  open: msg({ message: 'Open', context: 'pull requests' }),
  done: msg({ message: 'Done', context: 'pull requests' }),
};

/** Links to the finding's page, where the user can act on the pull request. */
export function PullRequestTitle({ pull }: { pull: OpenedPullRequest }) {
  const more = pull.fixes - 1;
  return (
    <Link
      {...rowMarks.title}
      to="/findings/finding-details/$id"
      params={{ id: pull.finding_id }}
      className={`${linkStyles.title} text-sm wrap-anywhere`}
    >
      {pull.title}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more fix" other="and # more fixes" />
        </>
      )}
    </Link>
  );
}

export const placeOf = ({ repository, number }: OpenedPullRequest): string =>
  `${repository.nickname} #${number}`;

/** The shortest suffix that distinguishes two branches of the same upgrade. */
const branchEnd = 8;

/** The repository and branch in one line; a long branch is truncated in the middle. */
export function PullRequestPlace({ pull }: { pull: OpenedPullRequest }) {
  const { branch } = pull;
  const place = placeOf(pull);
  return (
    <span
      className="flex min-w-0 text-xs text-ink-3"
      title={branch === null ? place : `${place} · ${branch}`}
    >
      <span className="max-w-full shrink-0 truncate">{place}</span>
      {branch !== null && (
        <>
          <span className="shrink-0 whitespace-pre"> · </span>
          <span className="truncate font-mono">{branch.slice(0, -branchEnd)}</span>
          <span className="shrink-0 font-mono">{branch.slice(-branchEnd)}</span>
        </>
      )}
    </span>
  );
}

/** Links to the list of findings that it fixes; with `inWords`, the number has a unit. */
export function FindingCount({
  pull,
  inWords = false,
}: {
  pull: OpenedPullRequest;
  inWords?: boolean;
}) {
  const { repository, number, findings, still_found: found } = pull;
  const place = placeOf(pull);
  return (
    <Link
      to="/findings/all"
      search={withFilters({}, { pull_request: [pullRequestFilter(repository.id, number)] })}
      className={linkStyles.inline}
    >
      {found > 0 ? (
        <Trans>
          {found} of {findings}
        </Trans>
      ) : (
        findings
      )}{' '}
      <span className={inWords ? undefined : 'sr-only'}>
        <Plural value={findings} one="finding" other="findings" />
      </span>
      <span className="sr-only">
        {' '}
        <Trans>of {place}</Trans>
      </span>
    </Link>
  );
}

export function Changed({ pull: { changed_at: at } }: { pull: OpenedPullRequest }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    <time dateTime={at} title={dateTimeOf(i18n, at)}>
      {timeAgo(i18n, at, now)}
    </time>
  );
}

/** The log of the first failing check, if the source host gives a URL. */
export function FailingLog({ pull: { attention, checks } }: { pull: OpenedPullRequest }) {
  const url = checks?.failing.find((check) => check.url !== null)?.url;
  if (attention !== 'checks_failing' || url == null) return null;
  return (
    <OutLink href={url} className="text-xs whitespace-nowrap">
      <Trans>See log</Trans>
    </OutLink>
  );
}

export function HostLink({ pull }: { pull: OpenedPullRequest }) {
  const { t } = useLingui();
  const place = placeOf(pull);
  return (
    <a
      {...rowMarks.host}
      href={pull.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`${place} at the source host (opens in a new tab)`}
      className={cx('size-control-md shrink-0 px-0!', buttonStyles({ kind: 'quiet', size: 'md' }))}
    >
      <ExternalLink aria-hidden strokeWidth={1.75} className="size-4" />
    </a>
  );
}
