import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateOf } from '@/shared/lib/ago';
import { filterValueName } from '../model/describe-filter';
import type { FindingRow } from '../model/finding';
import { Nothing, Truncated } from './finding-cells';

/** Cells of optional columns, in a separate module so that the list opens without them. */

const cvss = ({ attributes }: FindingRow) => <Figure value={attributes.cvssv3_score} digits={1} />;
const fixingEffort = ({ attributes }: FindingRow) => (
  <Figure value={attributes.fixing_effort} digits={0} />
);
const slsaThreats = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.slsa_threats.join(', ')} />
);
const component = ({ attributes }: FindingRow) => (
  <Truncated
    mono
    text={
      attributes.component
        ? `${attributes.component.name} ${attributes.component.version ?? ''}`.trim()
        : null
    }
  />
);
const rule = ({ attributes }: FindingRow) => <Truncated mono text={attributes.rule.id} />;
const category = ({ attributes }: FindingRow) => (
  <Word name="category" value={attributes.category} />
);
const type = ({ attributes }: FindingRow) => <Truncated text={attributes.type} />;
const branch = ({ attributes }: FindingRow) => <Truncated mono text={attributes.branch} />;
const firstSeen = ({ attributes }: FindingRow) => <Day iso={attributes.first_seen_at} />;
const lastSeen = ({ attributes }: FindingRow) => <Day iso={attributes.last_seen_at} />;
const tags = ({ attributes }: FindingRow) => <Truncated text={attributes.tags.join(', ')} />;
const cwe = ({ attributes }: FindingRow) => (
  <Truncated mono text={attributes.cwe.map((number) => `CWE-${number}`).join(', ')} />
);
const cve = ({ attributes }: FindingRow) => <Truncated mono text={attributes.cve.join(', ')} />;
const owasp = ({ attributes }: FindingRow) => <Truncated text={attributes.owasp.join(', ')} />;
const owaspCicd = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.owasp_cicd.join(', ')} />
);
const epss = ({ attributes }: FindingRow) => <Share value={attributes.epss} />;
const kev = ({ attributes }: FindingRow) => <Flag on={attributes.kev} />;
const file = ({ attributes }: FindingRow) => <Truncated mono text={attributes.file} />;
const fileType = ({ attributes }: FindingRow) => <Truncated mono text={attributes.file_type} />;
const language = ({ attributes }: FindingRow) => <Truncated text={attributes.language} />;
const startColumn = ({ attributes }: FindingRow) => (
  <Figure value={attributes.range?.start_column} digits={0} />
);
const endColumn = ({ attributes }: FindingRow) => (
  <Figure value={attributes.range?.end_column} digits={0} />
);
const reviewRequested = ({ attributes }: FindingRow) => <Flag on={attributes.review_requested} />;
const issueOwner = ({ attributes }: FindingRow) => <Truncated text={attributes.issue_owner} />;
const mitigation = ({ attributes }: FindingRow) =>
  attributes.mitigation_kind === 'none' ? (
    <Nothing />
  ) : (
    <Word name="mitigation" value={attributes.mitigation_kind} />
  );
const remediationType = ({ attributes }: FindingRow) => (
  <Word name="remediation_type" value={attributes.remediation_type} />
);
function Words({
  of,
  values,
}: {
  of: 'policy_name' | 'policy_control';
  values: readonly string[];
}) {
  const { i18n } = useLingui();
  return <Truncated text={values.map((value) => filterValueName(i18n, of, value)).join(', ')} />;
}
const policyNames = ({ attributes }: FindingRow) => (
  <Words of="policy_name" values={attributes.policy_names} />
);
const policyCategories = ({ attributes }: FindingRow) => (
  <Truncated text={attributes.policy_categories.join(', ')} />
);
const policyControls = ({ attributes }: FindingRow) => (
  <Words of="policy_control" values={attributes.policy_controls} />
);
const falsePositive = ({ attributes }: FindingRow) => <Flag on={attributes.false_positive} />;
const isDuplicate = ({ attributes }: FindingRow) => <Flag on={attributes.is_duplicate} />;
const isSubfinding = ({ attributes }: FindingRow) => <Flag on={attributes.is_subfinding} />;
const provider = ({ attributes }: FindingRow) => <Truncated text={attributes.provider} />;
const comments = ({ attributes }: FindingRow) =>
  attributes.comment_count === 0 ? (
    <Nothing />
  ) : (
    <Figure value={attributes.comment_count} digits={0} />
  );

const cells = {
  cvss,
  fixingEffort,
  slsaThreats,
  component,
  rule,
  category,
  type,
  branch,
  firstSeen,
  lastSeen,
  tags,
  cwe,
  cve,
  owasp,
  owaspCicd,
  epss,
  kev,
  file,
  fileType,
  language,
  startColumn,
  endColumn,
  reviewRequested,
  issueOwner,
  mitigation,
  remediationType,
  policyNames,
  policyCategories,
  policyControls,
  falsePositive,
  isDuplicate,
  isSubfinding,
  provider,
  comments,
} as const satisfies Readonly<Record<string, (finding: FindingRow) => ReactNode>>;

export type ChosenCellName = keyof typeof cells;

export const ChosenCell = ({ name, finding }: { name: ChosenCellName; finding: FindingRow }) =>
  cells[name](finding);

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

/** The label of a closed-set value, in the user's language. */
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
