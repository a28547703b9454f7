/**
 * The attributes that a column of the list shows. A column without an entry shows the attribute of
 * the same name.
 */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  finding: ['title', 'file', 'range', 'component', 'endpoint'],
  cwe_cve: ['cwe', 'cve'],
  age: ['first_seen_at'],
  status: ['status', 'false_positive', 'is_duplicate'],
  start_column: ['range'],
  end_column: ['range'],
  mitigation: ['mitigation_kind'],
  policy_name: ['policy_names'],
  policy_category: ['policy_categories'],
  policy_control: ['policy_controls'],
  comments: ['comment_count'],
  due_at: ['due_at', 'sla'],
};

/** The distinct attributes of these columns, in order. */
export const fieldsOf = (columns: readonly string[]): string[] => [
  ...new Set(columns.flatMap((column) => shownBy[column] ?? [column])),
];
