/** The ids of the default columns of the findings list. */
export const defaultColumnIds: readonly string[] = [
  'severity',
  'priority',
  'finding',
  'cwe_cve',
  'status',
  'due_at',
  'assignee',
];
