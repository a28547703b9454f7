// Finds differences between the stored counts and the counted findings. There must be none,
// whatever code wrote them.
import type { Database } from '../../../server/platform/db/connect.ts';

const dimensions =
  'client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev';
const ofFinding = dimensions.replaceAll(/\w+/g, (name) => `f.${name}`);
const totals = 'client_id, severity, status, false_positive, is_duplicate, kev';
const columns = {
  language: 'language',
  rule: 'rule_id',
  component: 'component',
  provider: 'provider',
  mitigation: 'mitigation',
  remediation_type: 'remediation_type',
  branch: 'branch',
  issue_owner: 'issue_owner',
  file_type: 'file_type',
  'control-set': 'control_set',
};

const labels = [
  `select l.label, ${ofFinding} from finding_labels l join findings f on f.client_id = l.client_id and f.id = l.finding_id`,
  ...Object.entries(columns).map(
    ([label, column]) =>
      `select '${label}:' || ${column}, ${dimensions} from findings where ${column} is not null`,
  ),
].join(' union all ');

const hours =
  "case when status = 'fixed' and not false_positive then (extract(epoch from closed_at - first_seen_at) / 3600)::int else 0 end";
const days = `
  select client_id, (first_seen_at at time zone 'UTC')::date as day, repository_id, severity, 1 as opened, 0 as closed, 0 as fixed, 0 as fix_hours from findings
  union all select client_id, (closed_at at time zone 'UTC')::date, repository_id, severity, 0, 1, (status = 'fixed' and not false_positive)::int, ${hours} from findings where closed_at is not null`;

/** For each table of counts: its sums without zeros, as stored and as counted. */
const compared: Record<string, { key: string; values: string[]; counted: string }> = {
  finding_counts: {
    key: dimensions,
    values: ['n'],
    counted: `select ${dimensions}, 1 as n from findings`,
  },
  finding_totals: { key: totals, values: ['n'], counted: `select ${totals}, 1 as n from findings` },
  label_counts: {
    key: `label, ${dimensions}`,
    values: ['n'],
    counted: `select *, 1 as n from (${labels}) l`,
  },
  daily_counts: {
    key: 'client_id, day, repository_id, severity',
    values: ['opened', 'closed', 'fixed', 'fix_hours'],
    counted: days,
  },
};

/** The differences as text, at most ten per table. */
export const countDifferences = async ({ pool }: Database): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, { key, values, counted }] of Object.entries(compared)) {
    const sums = values.map((name) => `sum(${name})::int as ${name}`).join(', ');
    const some = values.map((name) => `sum(${name}) <> 0`).join(' or ');
    const of = (rows: string) =>
      `select ${key}, ${sums} from (${rows}) r group by ${key} having ${some}`;
    const read = of(`select * from ${table}`);
    const { rows } = await pool.query<{ row: string }>(
      `select 'counted' as side, row_to_json(d)::text as row from (${of(counted)} except ${read}) d
       union all select 'read', row_to_json(d)::text from (${read} except ${of(counted)}) d limit 10`,
    );
    for (const row of rows) found.push(`${table}: ${JSON.stringify(row)}`);
  }
  const { rows: unknown } = await pool.query<{ file: string }>(
    'select file from (select client_id, file from findings where file is not null except select client_id, file from finding_files) f limit 10',
  );
  return [...found, ...unknown.map(({ file }) => `finding_files: ${file}`)];
};
