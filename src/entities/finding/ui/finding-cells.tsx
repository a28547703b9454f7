import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@/shared/ui/avatar';
import { Priority } from '@/shared/ui/priority';
import { SeverityLabel } from '@/shared/ui/severity';
import { StatusLabel } from '@/shared/ui/status';
import { dateOf, shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/now';
import { displayStatus, placeOf, weaknessOf, type FindingRow } from '../model/finding';
import { FindingLink } from './finding-link';
import { SlaLabel } from './sla-label';

/** What a cell of each column shows. Plain functions, so that a row renders without forty component layers. */

const Truncated = ({ text, mono = false }: { text: string | null | undefined; mono?: boolean }) =>
  text ? (
    <span className={mono ? 'truncate font-mono text-xs' : 'truncate'} title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  );

const Nothing = () => (
  <span className="text-ink-3">
    <span aria-hidden>–</span>
    <span className="sr-only">
      <Trans>none</Trans>
    </span>
  </span>
);

export const severity = ({ attributes }: FindingRow) => <SeverityLabel severity={attributes.severity} />;
export const priority = ({ attributes }: FindingRow) => <Priority value={attributes.priority} />;
export const title = (finding: FindingRow) => (
  <span className="min-w-0 flex-1">
    <FindingLink id={finding.id} className="block truncate leading-4.5 font-medium text-ink">
      {finding.attributes.title}
    </FindingLink>
    <span className="block truncate font-mono text-2xs leading-4 text-ink-3 in-data-[density=compact]:hidden" title={placeOf(finding)}>
      {placeOf(finding)}
    </span>
  </span>
);
export const repository = ({ attributes }: FindingRow) => <Truncated text={attributes.repository.nickname} />;
export const tool = ({ attributes }: FindingRow) => <Truncated text={attributes.tool} />;
export const weakness = (finding: FindingRow) => <Truncated mono text={weaknessOf(finding)} />;
export const status = (finding: FindingRow) => <StatusLabel status={displayStatus(finding.attributes)} />;
export const age = ({ attributes }: FindingRow) => <Age since={attributes.first_seen_at} />;
export const assignee = ({ attributes }: FindingRow) =>
  attributes.assignee ? (
    <Avatar name={attributes.assignee.username} size="sm" />
  ) : (
    <span className="inline-block size-6 rounded-full border border-dashed border-line-control">
      <span className="sr-only">
        <Trans>Nobody</Trans>
      </span>
    </span>
  );
export const sla = ({ attributes }: FindingRow) => <SlaLabel dueAt={attributes.due_at ?? undefined} status={attributes.status} />;
export const cvss = ({ attributes }: FindingRow) => <Figure value={attributes.cvssv3_score} digits={1} />;
export const fixingEffort = ({ attributes }: FindingRow) => <Figure value={attributes.fixing_effort} digits={0} />;
export const slsaThreats = ({ attributes }: FindingRow) => <Truncated text={attributes.slsa_threats.join(', ')} />;
export const component = ({ attributes }: FindingRow) =>
  <Truncated mono text={attributes.component ? `${attributes.component.name} ${attributes.component.version ?? ''}`.trim() : null} />;
export const rule = ({ attributes }: FindingRow) => <Truncated mono text={attributes.rule.id} />;
export const category = ({ attributes }: FindingRow) => <Truncated text={attributes.category} />;
export const type = ({ attributes }: FindingRow) => <Truncated text={attributes.type} />;
export const branch = ({ attributes }: FindingRow) => <Truncated mono text={attributes.branch} />;
export const firstSeen = ({ attributes }: FindingRow) => <Day iso={attributes.first_seen_at} />;
export const lastSeen = ({ attributes }: FindingRow) => <Day iso={attributes.last_seen_at} />;
export const tags = ({ attributes }: FindingRow) => <Truncated text={attributes.tags.join(', ')} />;

function Age({ since }: { since: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    <time dateTime={since} title={dateOf(i18n, since)} className="whitespace-nowrap">
      {shortSpan(i18n, now - Date.parse(since))}
    </time>
  );
}

function Day({ iso }: { iso: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={iso} className="truncate">
      {dateOf(i18n, iso)}
    </time>
  );
}

function Figure({ value, digits }: { value: number | null | undefined; digits: number }) {
  const { i18n } = useLingui();
  if (value === null || value === undefined) return <Nothing />;
  return <span className="num">{i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })}</span>;
}
