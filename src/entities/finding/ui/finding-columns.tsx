import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FilterGroup, FindingSortField } from '@/shared/rules/finding-filters';
import type { FindingRow } from '../model/finding';
import * as cells from './finding-cells';

export interface FindingColumn {
  readonly id: string;
  readonly name: MessageDescriptor;
  /** In pixels; without one the column takes what is left. */
  readonly width?: number;
  readonly align?: 'end';
  readonly sortField?: FindingSortField;
  readonly group: FilterGroup;
  /** Always shown: a row without it could not be told from another. */
  readonly locked?: true;
  /** The head is for screen readers only. */
  readonly quietHead?: true;
  readonly cell: (finding: FindingRow) => ReactNode;
}

/** Every column that the list can show, in the order in which the chooser offers them. */
export const findingColumns: readonly FindingColumn[] = [
  { id: 'severity', name: msg`Severity`, width: 86, sortField: 'severity', group: 'vulnerability_info', locked: true, cell: cells.severity },
  { id: 'priority', name: msg`Priority`, width: 88, sortField: 'priority', group: 'vulnerability_info', cell: cells.priority },
  { id: 'finding', name: msg`Finding`, sortField: 'title', group: 'vulnerability_info', locked: true, cell: cells.title },
  { id: 'repository', name: msg`Repository`, width: 112, sortField: 'repository', group: 'source_control', cell: cells.repository },
  { id: 'tool', name: msg`Tool`, width: 76, sortField: 'tool', group: 'scan_info', cell: cells.tool },
  { id: 'cwe_cve', name: msg`CWE / CVE`, width: 118, group: 'vulnerability_info', cell: cells.weakness },
  { id: 'status', name: msg`Status`, width: 112, sortField: 'status', group: 'remediation_info', cell: cells.status },
  { id: 'age', name: msg`Age`, width: 60, align: 'end', sortField: 'first_seen_at', group: 'scan_info', cell: cells.age },
  { id: 'assignee', name: msg`Assignee`, width: 52, align: 'end', quietHead: true, group: 'developer_info', cell: cells.assignee },
  { id: 'due_at', name: msg`SLA left`, width: 112, sortField: 'due_at', group: 'remediation_info', cell: cells.sla },
  { id: 'cvssv3_score', name: msg`CVSS v3`, width: 88, align: 'end', sortField: 'cvssv3_score', group: 'vulnerability_info', cell: cells.cvss },
  { id: 'fixing_effort', name: msg`Fixing effort`, width: 112, align: 'end', sortField: 'fixing_effort', group: 'remediation_info', cell: cells.fixingEffort },
  { id: 'slsa_threats', name: msg`SLSA threat`, width: 112, group: 'vulnerability_info', cell: cells.slsaThreats },
  { id: 'component', name: msg`Component`, width: 180, group: 'vulnerability_info', cell: cells.component },
  { id: 'rule', name: msg`Rule`, width: 180, group: 'vulnerability_info', cell: cells.rule },
  { id: 'category', name: msg`Category`, width: 128, group: 'vulnerability_info', cell: cells.category },
  { id: 'type', name: msg`Type`, width: 112, group: 'vulnerability_info', cell: cells.type },
  { id: 'branch', name: msg`Branch`, width: 112, group: 'source_control', cell: cells.branch },
  { id: 'first_seen_at', name: msg`First seen`, width: 112, sortField: 'first_seen_at', group: 'scan_info', cell: cells.firstSeen },
  { id: 'last_seen_at', name: msg`Last seen`, width: 112, sortField: 'last_seen_at', group: 'scan_info', cell: cells.lastSeen },
  { id: 'tags', name: msg`Tags`, width: 140, group: 'other_info', cell: cells.tags },
];

export const defaultColumnIds: readonly string[] = ['severity', 'priority', 'finding', 'repository', 'tool', 'cwe_cve', 'status', 'age', 'assignee'];

/** Chosen ids → columns: unknown ones dropped, the locked ones always there and first where they are missing. */
export function columnsFor(ids: readonly string[]): readonly FindingColumn[] {
  const chosen = ids.flatMap((id) => findingColumns.find((column) => column.id === id) ?? []);
  const missing = findingColumns.filter((column) => column.locked && !chosen.includes(column));
  return [...missing, ...chosen];
}
