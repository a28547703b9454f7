interface Place {
  file: string | null;
  range: { start_line: number } | null;
  component: { name: string; version: string | null } | null;
  endpoint: string | null;
}

/**
 * Where a finding is: a line of a file, else a version of a component, else an address. Empty if
 * the report gives none of them. The database computes the same value for the server's lists.
 */
export function placeOf({ attributes }: { readonly attributes: Place }): string {
  const { file, range, component, endpoint } = attributes;
  if (file) return range ? `${file}:${range.start_line}` : file;
  if (component) return [component.name, component.version].filter(Boolean).join(' ');
  return endpoint ?? '';
}
