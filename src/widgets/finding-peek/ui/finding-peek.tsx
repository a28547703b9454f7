import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  displayStatus,
  type Finding,
  findingQueries,
  placeOf,
  shortId,
  SlaLabel,
  StatusLabel,
  useIsNew,
  weaknessOf,
} from '@/entities/finding';
import { PriorityReasons } from '@/features/explain-priority';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { QueryError } from '@/shared/ui/query-boundary';
import { PreviewPanel } from '@/shared/ui/preview-panel';
import { RichText } from '@/shared/ui/rich-text';
import { SeverityLabel } from '@/shared/ui/severity';
import { Loading, Skeleton } from '@/shared/ui/skeleton';
import { excerpt } from '../lib/excerpt';
import { PeekActions } from './peek-actions';
import { PeekCode } from './peek-code';

interface FindingPeekProps {
  id: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** Previews the current finding beside the list, with enough detail to decide. */
export function FindingPeek({ id, onPrevious, onNext, onClose }: FindingPeekProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: finding, error, refetch } = useQuery(findingQueries.detail(id));
  return (
    <PreviewPanel
      label={
        finding ? (
          <span className="flex items-center gap-2">
            {shortId(id)}
            <NewSince finding={finding} />
          </span>
        ) : (
          shortId(id)
        )
      }
      onPrevious={onPrevious}
      onNext={onNext}
      onOpen={() =>
        void navigate({ to: '/findings/finding-details/$id', params: { id }, search: true })
      }
      onClose={onClose}
      foot={finding && <PeekActions finding={finding} />}
    >
      {finding ? (
        <PeekBody finding={finding} />
      ) : error ? (
        <QueryError error={error} onRetry={refetch} className="p-0" />
      ) : (
        <Loading label={t`Loading the finding`} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </PreviewPanel>
  );
}

/** Since when a finding that is new to the user is known. */
function NewSince({ finding }: { finding: Finding }) {
  const { i18n } = useLingui();
  const now = useNow();
  const ago = timeAgo(i18n, finding.attributes.first_seen_at, now);
  return (
    useIsNew(finding) && (
      <Badge className="font-sans">
        <Trans>New · {ago}</Trans>
      </Badge>
    )
  );
}

function PeekBody({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const { attributes } = finding;
  // Code and text take longer to render than the facts, which are shown first.
  const isAllShown = useDeferredValue(true, false);
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t`Due`, <SlaLabel key="d" dueAt={attributes.due_at} finding={attributes} />],
    [t`Status`, <StatusLabel key="s" status={displayStatus(attributes)} />],
    [
      t`Assignee`,
      attributes.assignee ? (
        <span key="a" className="flex min-w-0 items-center gap-1.5">
          <Avatar name={attributes.assignee.username} size="xs" />
          <span className="truncate">{attributes.assignee.username}</span>
        </span>
      ) : (
        t`No assignee`
      ),
    ],
    [t`Weakness`, weaknessOf(finding) ?? '–'],
    [t`Tool`, attributes.tool],
  ];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <SeverityLabel severity={attributes.severity} look="badge" />
          {attributes.cvssv3_score !== null && (
            <Badge>CVSS {i18n.number(attributes.cvssv3_score, { minimumFractionDigits: 1 })}</Badge>
          )}
        </div>
        <h2 className="text-md leading-5.5 font-semibold break-words">{attributes.title}</h2>
        <p className="mt-1.5 text-xs text-ink-3">
          {attributes.repository.nickname}{' '}
          <span className="ml-1 font-mono text-2xs break-all">{placeOf(finding)}</span>
        </p>
      </div>
      <PriorityReasons findingId={finding.id} />
      <dl className="grid grid-cols-3 gap-x-2 gap-y-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="mt-0.5 min-w-0 truncate">{value}</dd>
          </div>
        ))}
      </dl>
      {isAllShown && <PeekCode finding={finding} />}
      {isAllShown && attributes.description && (
        <div className="max-h-72 overflow-hidden [--text-base--line-height:var(--text-sm--line-height)] [--text-base:var(--text-sm)]">
          <RichText format="markdown" text={excerpt(attributes.description)} />
        </div>
      )}
    </div>
  );
}
