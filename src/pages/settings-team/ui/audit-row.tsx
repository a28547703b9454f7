import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '@/shared/api/generated/model';
import { dateTimeOf, timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { isUuid } from '@/shared/lib/uuid';
import { Avatar } from '@/shared/ui/avatar';
import { linkStyles } from '@/shared/ui/link';
import { auditDetails, distinguishingDetail, tokenOf } from '../model/audit-details';
import { auditMessages } from '../model/audit-messages';

/** One entry, which expands to its changes, origin and request id. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { actor, action, at } = entry;
  const words = auditMessages(action);
  const details = auditDetails(entry);
  const short = distinguishingDetail(entry);
  const token = tokenOf(entry);
  return (
    <li>
      <details className="group/section">
        <summary className="flex list-none items-center gap-3 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Avatar name={actor} size="md" />
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere">
              <span className="font-medium text-ink">{actor}</span>
              {token !== undefined && (
                <>
                  {' '}
                  <Trans>by token {token}</Trans>
                </>
              )}{' '}
              · {words ? i18n._(words) : <span className="font-mono text-xs">{action}</span>}
              {short !== undefined && <span className="text-ink-3"> · {short}</span>}
            </span>
          </span>
          <time
            dateTime={at}
            title={dateTimeOf(i18n, at)}
            className="shrink-0 text-xs text-ink-3 num"
          >
            {timeAgo(i18n, at, now)}
          </time>
          <ChevronRight
            aria-hidden
            strokeWidth={1.75}
            className="size-3.5 shrink-0 text-ink-3 transition-[rotate] duration-(--dur-fast) group-open/section:rotate-90"
          />
        </summary>
        <dl className="grid gap-x-4 gap-y-1 bg-inset px-4 py-3 text-xs sm:grid-cols-2">
          <Fact name={<Trans>When</Trans>}>{dateTimeOf(i18n, at)}</Fact>
          <Fact name={<Trans>Action</Trans>}>
            <span className="font-mono">{action}</span>
          </Fact>
          <Fact name={<Trans>Subject</Trans>}>
            <Subject entry={entry} />
          </Fact>
          {entry.request_id !== null && (
            <Fact name={<Trans>Request</Trans>}>
              <span className="font-mono break-all">{entry.request_id}</span>
            </Fact>
          )}
          {details.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </details>
    </li>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 gap-2">
    <dt className="w-20 shrink-0 text-ink-3">{name}</dt>
    <dd className="min-w-0 wrap-anywhere text-ink">{children}</dd>
  </div>
);

/** A link to the subject if it still has a page; otherwise its kind and id. */
function Subject({ entry: { subject_type: type, subject_id: id, action } }: { entry: AuditEntry }) {
  const { t } = useLingui();
  const gone = action === 'repositories.remove';
  if (id !== null && isUuid(id) && !gone) {
    if (type === 'repository')
      return (
        <Link
          to="/Repositories"
          search={{ open: id }}
          className={linkStyles.inline}
        >{t`Repository`}</Link>
      );
    if (type === 'scan')
      return (
        <Link
          to="/Repositories/scans/$scanId"
          params={{ scanId: id }}
          className={linkStyles.inline}
        >{t`Scan`}</Link>
      );
    if (type === 'finding')
      return (
        <Link
          to="/findings/finding-details/$id"
          params={{ id }}
          className={linkStyles.inline}
        >{t`Finding`}</Link>
      );
  }
  return <span className="font-mono break-all">{[type, id].filter(Boolean).join(' ')}</span>;
}
