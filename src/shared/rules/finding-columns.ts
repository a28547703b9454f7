/** The columns of the findings list until a user chooses others, by their ids. */
export const defaultColumnIds: readonly string[] = [
  'severity',
  'priority',
  'finding',
  'cwe_cve',
  'status',
  'due_at',
  'assignee',
];
