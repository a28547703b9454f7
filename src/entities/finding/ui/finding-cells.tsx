import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@/shared/ui/avatar';
import { Priority } from './priority';
import { SeverityLabel } from '@/shared/ui/severity';
import { StatusLabel } from './status-label';
import { dateOf, shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { displayStatus, weaknessOf, type FindingRow } from '../model/finding';
import { FindingLink } from './finding-link';
import { FindingPlace } from './finding-place';
import { NewMark } from './new-mark';
import { SlaLabel } from './sla-label';

/**
 * The cell contents of each column. They are plain functions, so that a row renders without forty
 * component layers.
 */

export const Truncated = ({
  text,
  mono = false,
}: {
  text: string | null | undefined;
  mono?: boolean;
}) =>
  text ? (
    <span className={mono ? 'truncate font-mono text-xs' : 'truncate'} title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  );

export const Nothing = () => (
  <span className="text-ink-3">
    <span aria-hidden>–</span>
    <span className="sr-only">
      <Trans>none</Trans>
    </span>
  </span>
);

export const severity = ({ attributes }: FindingRow) => (
  <SeverityLabel severity={attributes.severity} />
);
export const priority = ({ attributes }: FindingRow) => <Priority value={attributes.priority} />;
export const title = (finding: FindingRow) => (
  <span className="min-w-0 flex-1">
    <span className="flex items-center gap-2">
      <FindingLink
        id={finding.id}
        client={finding.attributes.client?.id}
        className="-my-0.5 truncate py-1 leading-4.5 font-medium text-ink"
      >
        {finding.attributes.title}
      </FindingLink>
      <NewMark finding={finding} />
    </span>
    <FindingPlace finding={finding} />
  </span>
);
export const client = ({ attributes }: FindingRow) => <Truncated text={attributes.client?.name} />;
export const repository = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.repository.nickname} />
);
export const tool = ({ attributes }: FindingRow) => <Truncated text={attributes.tool} />;
export const weakness = (finding: FindingRow) => <Truncated mono text={weaknessOf(finding)} />;
export const status = (finding: FindingRow) => (
  <StatusLabel status={displayStatus(finding.attributes)} />
);
export const age = ({ attributes }: FindingRow) => <Age since={attributes.first_seen_at} />;
export const assignee = ({ attributes }: FindingRow) =>
  attributes.assignee ? (
    <Avatar name={attributes.assignee.username} size="sm" />
  ) : (
    <span className="inline-block size-6 rounded-full border border-dashed border-line-control">
      <span className="sr-only">
        <Trans>No assignee</Trans>
      </span>
    </span>
  );
export const sla = ({ attributes }: FindingRow) => (
  <SlaLabel dueAt={attributes.due_at} finding={attributes} brief otherwise={<Nothing />} />
);
function Age({ since }: { since: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    // The date is formatted on hover only: the first formatting costs more than rendering ten rows.
    <time
      dateTime={since}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = dateOf(i18n, since))}
      className="whitespace-nowrap"
    >
      {shortSpan(i18n, now - Date.parse(since))}
    </time>
  );
}
