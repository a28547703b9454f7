import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FilterGroup, FindingSortField, SortDirection } from '#domain/finding-filters';
import { filterNames } from '../model/filter-names';
import type { FindingRow } from '../model/finding';
import { lazyComponent } from '@/shared/lib/lazy-component';
import type { ChosenCellName } from './chosen-cells';
import * as cells from './finding-cells';

export interface FindingColumn {
  readonly id: string;
  readonly name: MessageDescriptor;
  /** In pixels; without a width, the column takes the remaining space. */
  readonly width?: number;
  readonly align?: 'end';
  readonly sortField?: FindingSortField;
  /** The displayed values run against the sort order: a finding seen later has a lower age. */
  readonly reversed?: true;
  readonly group: FilterGroup;
  /** Always shown, because rows look alike without it. */
  readonly locked?: true;
  /** The header is for screen readers only. */
  readonly hiddenHeader?: true;
  readonly cell: (finding: FindingRow) => ReactNode;
}

const ChosenCell = lazyComponent(() =>
  import('./chosen-cells').then((module) => module.ChosenCell),
);

const chosen = (name: ChosenCellName) => (finding: FindingRow) => (
  <ChosenCell name={name} finding={finding} />
);

/** Every column of the list, in the order of the column chooser. */
export const findingColumns: readonly FindingColumn[] = [
  {
    id: 'severity',
    name: msg`Severity`,
    width: 86,
    sortField: 'severity',
    group: 'vulnerability_info',
    locked: true,
    cell: cells.severity,
  },
  {
    id: 'priority',
    name: msg`Priority`,
    width: 88,
    sortField: 'priority',
    group: 'vulnerability_info',
    cell: cells.priority,
  },
  {
    id: 'finding',
    name: msg`Finding`,
    sortField: 'title',
    group: 'vulnerability_info',
    locked: true,
    cell: cells.title,
  },
  {
    id: 'repository',
    name: msg`Repository`,
    width: 112,
    sortField: 'repository',
    group: 'source_control',
    cell: cells.repository,
  },
  {
    id: 'tool',
    name: msg`Tool`,
    width: 80,
    sortField: 'tool',
    group: 'scan_info',
    cell: cells.tool,
  },
  {
    id: 'cwe_cve',
    name: msg`CWE / CVE`,
    width: 118,
    group: 'vulnerability_info',
    cell: cells.weakness,
  },
  {
    id: 'status',
    name: msg`Status`,
    width: 112,
    sortField: 'status',
    group: 'remediation_info',
    cell: cells.status,
  },
  {
    id: 'age',
    name: msg`Age`,
    width: 60,
    align: 'end',
    sortField: 'first_seen_at',
    reversed: true,
    group: 'scan_info',
    cell: cells.age,
  },
  {
    id: 'assignee',
    name: msg`Assignee`,
    width: 48,
    align: 'end',
    hiddenHeader: true,
    group: 'developer_info',
    cell: cells.assignee,
  },
  {
    id: 'due_at',
    name: msg`Due`,
    width: 96,
    align: 'end',
    sortField: 'due_at',
    group: 'remediation_info',
    cell: cells.sla,
  },
  {
    id: 'cvssv3_score',
    name: msg`CVSS v3`,
    width: 88,
    align: 'end',
    sortField: 'cvssv3_score',
    group: 'vulnerability_info',
    cell: chosen('cvss'),
  },
  {
    id: 'fixing_effort',
    name: msg`Fixing effort`,
    width: 112,
    align: 'end',
    sortField: 'fixing_effort',
    group: 'remediation_info',
    cell: chosen('fixingEffort'),
  },
  {
    id: 'slsa_threats',
    name: msg`SLSA threat`,
    width: 112,
    group: 'vulnerability_info',
    cell: chosen('slsaThreats'),
  },
  {
    id: 'component',
    name: msg`Component`,
    width: 180,
    sortField: 'component',
    group: 'vulnerability_info',
    cell: chosen('component'),
  },
  {
    id: 'rule',
    name: msg`Rule`,
    width: 180,
    sortField: 'rule',
    group: 'vulnerability_info',
    cell: chosen('rule'),
  },
  {
    id: 'category',
    name: msg`Category`,
    width: 128,
    group: 'vulnerability_info',
    cell: chosen('category'),
  },
  { id: 'type', name: msg`Type`, width: 112, group: 'vulnerability_info', cell: chosen('type') },
  { id: 'branch', name: msg`Branch`, width: 112, group: 'source_control', cell: chosen('branch') },
  {
    id: 'first_seen_at',
    name: msg`First seen`,
    width: 112,
    sortField: 'first_seen_at',
    group: 'scan_info',
    cell: chosen('firstSeen'),
  },
  {
    id: 'last_seen_at',
    name: msg`Last seen`,
    width: 112,
    sortField: 'last_seen_at',
    group: 'scan_info',
    cell: chosen('lastSeen'),
  },
  {
    id: 'policy_name',
    name: filterNames.policy_name,
    width: 180,
    group: 'policy_info',
    cell: chosen('policyNames'),
  },
  { id: 'cwe', name: filterNames.cwe, width: 96, group: 'vulnerability_info', cell: chosen('cwe') },
  {
    id: 'cve',
    name: filterNames.cve,
    width: 132,
    group: 'vulnerability_info',
    cell: chosen('cve'),
  },
  {
    id: 'owasp',
    name: filterNames.owasp,
    width: 104,
    group: 'vulnerability_info',
    cell: chosen('owasp'),
  },
  {
    id: 'kev',
    name: filterNames.kev,
    width: 112,
    group: 'vulnerability_info',
    cell: chosen('kev'),
  },
  {
    id: 'epss',
    name: msg`EPSS`,
    width: 76,
    align: 'end',
    sortField: 'epss',
    group: 'vulnerability_info',
    cell: chosen('epss'),
  },
  {
    id: 'file',
    name: filterNames.file,
    width: 220,
    sortField: 'file',
    group: 'code_info',
    cell: chosen('file'),
  },
  {
    id: 'language',
    name: filterNames.language,
    width: 96,
    group: 'code_info',
    cell: chosen('language'),
  },
  {
    id: 'start_column',
    name: filterNames.start_column,
    width: 96,
    align: 'end',
    group: 'code_info',
    cell: chosen('startColumn'),
  },
  {
    id: 'end_column',
    name: filterNames.end_column,
    width: 96,
    align: 'end',
    group: 'code_info',
    cell: chosen('endColumn'),
  },
  {
    id: 'review_requested',
    name: filterNames.review_requested,
    width: 124,
    group: 'developer_info',
    cell: chosen('reviewRequested'),
  },
  {
    id: 'issue_owner',
    name: filterNames.issue_owner,
    width: 124,
    group: 'developer_info',
    cell: chosen('issueOwner'),
  },
  {
    id: 'mitigation',
    name: filterNames.mitigation,
    width: 124,
    group: 'remediation_info',
    cell: chosen('mitigation'),
  },
  {
    id: 'remediation_type',
    name: filterNames.remediation_type,
    width: 132,
    group: 'remediation_info',
    cell: chosen('remediationType'),
  },
  {
    id: 'policy_category',
    name: filterNames.policy_category,
    width: 124,
    group: 'policy_info',
    cell: chosen('policyCategories'),
  },
  {
    id: 'policy_control',
    name: filterNames.policy_control,
    width: 180,
    group: 'policy_info',
    cell: chosen('policyControls'),
  },
  {
    id: 'false_positive',
    name: filterNames.false_positive,
    width: 112,
    group: 'other_info',
    cell: chosen('falsePositive'),
  },
  {
    id: 'is_duplicate',
    name: filterNames.is_duplicate,
    width: 88,
    group: 'other_info',
    cell: chosen('isDuplicate'),
  },
  {
    id: 'is_subfinding',
    name: filterNames.is_subfinding,
    width: 96,
    group: 'other_info',
    cell: chosen('isSubfinding'),
  },
  {
    id: 'provider',
    name: filterNames.provider,
    width: 96,
    group: 'other_info',
    cell: chosen('provider'),
  },
  { id: 'tags', name: msg`Tags`, width: 140, group: 'other_info', cell: chosen('tags') },
  {
    id: 'file_type',
    name: msg`File type`,
    width: 84,
    group: 'other_info',
    cell: chosen('fileType'),
  },
  {
    id: 'owasp_cicd',
    name: filterNames.owasp_cicd,
    width: 132,
    group: 'other_info',
    cell: chosen('owaspCicd'),
  },
  {
    id: 'comments',
    name: msg`Comments`,
    width: 88,
    align: 'end',
    group: 'other_info',
    cell: chosen('comments'),
  },
];

/** Shown in a list over several organizations; the column chooser does not offer it. */
export const clientColumn: FindingColumn = {
  id: 'client',
  name: msg`Organisation`,
  width: 140,
  group: 'source_control',
  locked: true,
  cell: cells.client,
};

/** The sort direction of the displayed values. */
export const shownDirection = (
  { reversed }: FindingColumn,
  direction: SortDirection,
): SortDirection => (reversed ? (direction === 'asc' ? 'desc' : 'asc') : direction);

/**
 * Returns the columns for the chosen ids: unknown ids are dropped, and missing locked columns come
 * first.
 */
export function columnsFor(ids: readonly string[]): readonly FindingColumn[] {
  const chosen = ids.flatMap((id) => findingColumns.find((column) => column.id === id) ?? []);
  const missing = findingColumns.filter((column) => column.locked && !chosen.includes(column));
  return [...missing, ...chosen];
}
