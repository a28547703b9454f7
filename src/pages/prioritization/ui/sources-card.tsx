import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import type { IntelligenceFeed } from '@/shared/api/generated/model';
import {
  getGetIntelligenceQueryOptions,
  refreshIntelligence,
} from '@/shared/api/generated/prioritization';
import { dateTimeOf, utcDateOf } from '@/shared/lib/ago';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';
import { toast } from '@/shared/ui/toast';
import { feedFaultMessage } from '../model/feed-fault-messages';

const feeds: Readonly<
  Record<IntelligenceFeed['name'], { name: MessageDescriptor; note: MessageDescriptor }>
> = {
  epss: { name: msg`EPSS`, note: msg`Likelihood of exploitation, published by FIRST` },
  kev: { name: msg`KEV`, note: msg`Vulnerabilities known to be exploited, published by CISA` },
  osv: { name: msg`OSV`, note: msg`Maps CVE, GHSA and other IDs of the same vulnerability` },
};

/** Reloading takes seconds and does not report its end, so the card polls for this long. */
const watchedMs = 60_000;
const everyMs = 3_000;

/** The feeds behind the exploitability factors, with their date and origin. */
export function SourcesCard() {
  const { t } = useLingui();
  const mayNot = useDisabledReason('intelligence:manage');
  const refresh = useMutation({
    mutationFn: () => refreshIntelligence(),
    onSuccess: () =>
      toast({
        kind: 'ok',
        title: t`Reloading the sources`,
        detail: t`Priorities update in the background.`,
      }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was loaded`, detail: messageOf(error) }),
  });
  const { data, error, refetch } = useQuery({
    ...getGetIntelligenceQueryOptions(),
    refetchInterval: () =>
      refresh.isSuccess && Date.now() - refresh.submittedAt < watchedMs ? everyMs : false,
  });
  return (
    <Card aria-labelledby="sources">
      <CardHead
        id="sources"
        title={<Trans>Sources</Trans>}
        actions={
          <IconButton
            icon={RefreshCw}
            size="sm"
            label={t`Reload sources`}
            busy={refresh.isPending}
            disabledReason={mayNot}
            onClick={() => refresh.mutate()}
          />
        }
      />
      {data ? (
        <ul className="divide-y divide-line">
          {data.data.map((feed) => (
            <Source key={feed.name} feed={feed} />
          ))}
        </ul>
      ) : (
        <CardBody className="text-sm text-ink-3">
          {error ? (
            <QueryError error={error} onRetry={refetch} className="p-0" />
          ) : (
            <Trans>Loading…</Trans>
          )}
        </CardBody>
      )}
    </Card>
  );
}

function Source({ feed }: { feed: IntelligenceFeed }) {
  const { t, i18n } = useLingui();
  const { name, entries, as_of: day, loaded_at: loaded, source } = feed;
  const error = feedFaultMessage(i18n, feed);
  const words = feeds[name];
  const origin =
    source === 'bundled'
      ? t`shipped with the product`
      : source === 'file'
        ? t`from a file`
        : source.replace(/^https?:\/\/([^/]+).*$/, '$1');
  const asOf = day && utcDateOf(i18n, day);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{i18n._(words.name)}</span>{' '}
        <span className="text-xs text-ink-3">{i18n._(words.note)}</span>
        {error && (
          <p className="mt-0.5 text-xs break-words text-danger-text">
            <Trans>The last attempt failed: {error}</Trans>
          </p>
        )}
      </div>
      {loaded === null ? (
        <span className="text-xs text-ink-3">
          <Trans>Not loaded yet</Trans>
        </span>
      ) : (
        <span className="text-xs text-ink-2 num" title={dateTimeOf(i18n, loaded)}>
          {[asOf && t`as of ${asOf}`, origin, i18n.number(entries)].filter(Boolean).join(' · ')}
        </span>
      )}
    </li>
  );
}
