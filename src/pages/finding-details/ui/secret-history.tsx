import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History, RotateCw, X } from 'lucide-react';
import type { Finding } from '@/entities/finding';
import { useCan } from '@/entities/session';
import { cancelJob } from '@/shared/api/generated/activity';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetSecretHistoryQueryKey,
  getGetSecretHistoryQueryOptions,
  searchSecretHistory,
} from '@/shared/api/generated/findings';
import type { SecretSearch } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { Button } from '@/shared/ui/button';
import { CardFoot } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { toast } from '@/shared/ui/toast';
import { cutMessages, failureOfSearch } from '../model/secret-history-messages';
import { SecretPlaces } from './secret-places';

const pollMs = 2000;

/** Other locations of a leaked secret in its repository's history. */
export function SecretHistory({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const maySearch = useCan('remediation:create');
  const { data: document } = useQuery({
    ...getGetSecretHistoryQueryOptions(finding.id),
    refetchInterval: ({ state }) => (state.data?.data.job_id ? pollMs : false),
  });
  const settings = {
    onSuccess: () =>
      client.invalidateQueries({ queryKey: getGetSecretHistoryQueryKey(finding.id) }),
    onError: (error: unknown) =>
      toast({ kind: 'error', title: t`The history was not searched`, detail: messageOf(error) }),
  };
  const start = useMutation({ mutationFn: () => searchSecretHistory(finding.id), ...settings });
  const cancel = useMutation({ mutationFn: (job: string) => cancelJob(job), ...settings });
  const history = document?.data;
  if (history === undefined) return null;
  const { search, job_id: job, progress, failure } = history;
  if (search === null && job === null && failure === null && !maySearch) return null;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <section aria-labelledby="secret-history" className="border-t border-line">
      <h3 id="secret-history" className="px-4 pt-4 text-sm font-semibold">
        <Trans>Other places in the history</Trans>
      </h3>
      {search === null && job === null && (
        <p className="max-w-[72ch] px-4 pt-1 pb-4 text-sm text-ink-2">
          <Trans>
            Parapet fetches branches and tags, searches all commits for the secret and saves its
            places, never the secret.
          </Trans>
        </p>
      )}
      {search !== null && <Found search={search} path={finding.attributes.file} />}
      {job !== null && (
        <div className="px-4 py-3">
          <Progress
            label={t`Searching the history`}
            value={percent}
            amount={i18n.number(percent / 100, { style: 'percent' })}
            tone="progress"
          />
        </div>
      )}
      {job === null && failure !== null && (
        <p role="alert" className="border-t border-line px-4 py-2 text-sm text-danger-text">
          {failureOfSearch(i18n, failure)}
        </p>
      )}
      {maySearch && (
        <CardFoot className="flex flex-wrap items-center gap-2">
          <Button
            icon={search === null ? History : RotateCw}
            busy={start.isPending || job !== null}
            onClick={() => start.mutate()}
          >
            {search === null ? <Trans>Search the history</Trans> : <Trans>Search again</Trans>}
          </Button>
          {job !== null && (
            <Button
              kind="quiet"
              icon={X}
              busy={cancel.isPending}
              onClick={() => cancel.mutate(job)}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
        </CardFoot>
      )}
    </section>
  );
}

function Found({ search, path }: { search: SecretSearch; path: string | null }) {
  const { t, i18n } = useLingui();
  const { places, places_total: total, cut, files_left_out: skipped, forks } = search;
  const commits = t`${plural(search.commits_searched, {
    one: '# commit searched',
    other: '# commits searched',
  })}`;
  const elsewhere = places.some((place) => place.path !== path || place.change === 'removed');
  const notes = [
    commits,
    ...(skipped > 0
      ? [t`${plural(skipped, { one: '# large file left out', other: '# large files left out' })}`]
      : []),
    dateTimeOf(i18n, search.searched_at),
  ];
  return (
    <>
      <div className="flex flex-col gap-1 px-4 pt-1 pb-3 text-sm text-ink-2">
        {total === 0 ? (
          <p>{t`Not found in any commit; ${commits}.`}</p>
        ) : total === 1 && !elsewhere ? (
          <p>{t`Found only in the commit that added it; ${commits}.`}</p>
        ) : (
          <p>
            <Plural
              value={total}
              one="# commit added or removed it in a file."
              other="# times a commit added it to a file or removed it."
            />
          </p>
        )}
        <p>
          {search.is_private ? (
            <Trans>
              Who may have seen it: everyone who could read the private repository since then.
            </Trans>
          ) : (
            <Trans>Who may have seen it: anyone. The repository is public.</Trans>
          )}{' '}
          {forks !== null && forks > 0 && (
            <Plural
              value={forks}
              one="# fork at the source host has a copy of its own."
              other="# forks at the source host have copies of their own."
            />
          )}
        </p>
        {cut !== null && (
          <p role="note" className="text-warn-text">
            {i18n._(cutMessages[cut])}
          </p>
        )}
      </div>
      {places.length > 0 && <SecretPlaces places={places} />}
      {total > places.length && (
        <p className="px-4 py-2 text-sm text-ink-3">
          {t`The oldest ${i18n.number(places.length)} of ${i18n.number(total)} are shown.`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-3">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </>
  );
}
