import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Avatar } from '@/shared/ui/avatar';
import { Priority } from './priority';
import { SeverityLabel } from '@/shared/ui/severity';
import { StatusLabel } from './status-label';
import { dateOf, shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { slaRuns } from '#domain/sla';
import { filterValueName } from '../model/describe-filter';
import { displayStatus, weaknessOf, type FindingRow } from '../model/finding';
import { FindingLink } from './finding-link';
import { FindingPlace } from './finding-place';
import { NewMark } from './new-mark';
import { SlaLabel } from './sla-label';

/**
 * What a cell of each column shows. Plain functions, so that a row renders without forty component
 * layers.
 */

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
        className="truncate leading-4.5 font-medium text-ink"
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
export const sla = ({ attributes }: FindingRow) =>
  attributes.due_at === null || !slaRuns(attributes) ? (
    <Nothing />
  ) : (
    <SlaLabel dueAt={attributes.due_at} finding={attributes} brief />
  );
export const cvss = ({ attributes }: FindingRow) => (
  <Figure value={attributes.cvssv3_score} digits={1} />
);
export const fixingEffort = ({ attributes }: FindingRow) => (
  <Figure value={attributes.fixing_effort} digits={0} />
);
export const slsaThreats = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.slsa_threats.join(', ')} />
);
export const component = ({ attributes }: FindingRow) => (
  <Truncated
    mono
    text={
      attributes.component
        ? `${attributes.component.name} ${attributes.component.version ?? ''}`.trim()
        : null
    }
  />
);
export const rule = ({ attributes }: FindingRow) => <Truncated mono text={attributes.rule.id} />;
export const category = ({ attributes }: FindingRow) => (
  <Word name="category" value={attributes.category} />
);
export const type = ({ attributes }: FindingRow) => <Truncated text={attributes.type} />;
export const branch = ({ attributes }: FindingRow) => <Truncated mono text={attributes.branch} />;
export const firstSeen = ({ attributes }: FindingRow) => <Day iso={attributes.first_seen_at} />;
export const lastSeen = ({ attributes }: FindingRow) => <Day iso={attributes.last_seen_at} />;
export const tags = ({ attributes }: FindingRow) => <Truncated text={attributes.tags.join(', ')} />;
export const cwe = ({ attributes }: FindingRow) => (
  <Truncated mono text={attributes.cwe.map((number) => `CWE-${number}`).join(', ')} />
);
export const cve = ({ attributes }: FindingRow) => (
  <Truncated mono text={attributes.cve.join(', ')} />
);
export const owasp = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.owasp.join(', ')} />
);
export const owaspCicd = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.owasp_cicd.join(', ')} />
);
export const epss = ({ attributes }: FindingRow) => <Share value={attributes.epss} />;
export const kev = ({ attributes }: FindingRow) => <Flag on={attributes.kev} />;
export const file = ({ attributes }: FindingRow) => <Truncated mono text={attributes.file} />;
export const fileType = ({ attributes }: FindingRow) => (
  <Truncated mono text={attributes.file_type} />
);
export const language = ({ attributes }: FindingRow) => <Truncated text={attributes.language} />;
export const startColumn = ({ attributes }: FindingRow) => (
  <Figure value={attributes.range?.start_column} digits={0} />
);
export const endColumn = ({ attributes }: FindingRow) => (
  <Figure value={attributes.range?.end_column} digits={0} />
);
export const reviewRequested = ({ attributes }: FindingRow) => (
  <Flag on={attributes.review_requested} />
);
export const issueOwner = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.issue_owner} />
);
export const mitigation = ({ attributes }: FindingRow) =>
  attributes.mitigation_kind === 'none' ? (
    <Nothing />
  ) : (
    <Word name="mitigation" value={attributes.mitigation_kind} />
  );
export const remediationType = ({ attributes }: FindingRow) => (
  <Word name="remediation_type" value={attributes.remediation_type} />
);
function PolicyNames({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const words = names.map((name) => filterValueName(i18n, 'policy_name', name));
  return <Truncated text={words.join(', ')} />;
}
export const policyNames = ({ attributes }: FindingRow) => (
  <PolicyNames names={attributes.policy_names} />
);
export const policyCategories = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.policy_categories.join(', ')} />
);
export const policyControls = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.policy_controls.join(', ')} />
);
export const falsePositive = ({ attributes }: FindingRow) => (
  <Flag on={attributes.false_positive} />
);
export const isDuplicate = ({ attributes }: FindingRow) => <Flag on={attributes.is_duplicate} />;
export const isSubfinding = ({ attributes }: FindingRow) => <Flag on={attributes.is_subfinding} />;
export const provider = ({ attributes }: FindingRow) => <Truncated text={attributes.provider} />;
export const comments = ({ attributes }: FindingRow) =>
  attributes.comment_count === 0 ? (
    <Nothing />
  ) : (
    <Figure value={attributes.comment_count} digits={0} />
  );

function Age({ since }: { since: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    // The date is for who points at it: making the first one costs more than drawing ten rows.
    <time
      dateTime={since}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = dateOf(i18n, since))}
      className="whitespace-nowrap"
    >
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
  return (
    <span className="num">
      {i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })}
    </span>
  );
}

/** A value of a closed set, in the reader's language. */
function Word({
  name,
  value,
}: {
  name: 'category' | 'mitigation' | 'remediation_type';
  value: string | null;
}) {
  const { i18n } = useLingui();
  return <Truncated text={value === null ? null : filterValueName(i18n, name, value)} />;
}

function Flag({ on }: { on: boolean }) {
  const { t } = useLingui();
  return on ? (
    <Check role="img" aria-label={t`yes`} strokeWidth={1.75} className="size-4 text-ink-2" />
  ) : (
    <Nothing />
  );
}

function Share({ value }: { value: number | null }) {
  const { i18n } = useLingui();
  if (value === null) return <Nothing />;
  return (
    <span className="num">
      {i18n.number(value, { style: 'percent', maximumFractionDigits: 1 })}
    </span>
  );
}
