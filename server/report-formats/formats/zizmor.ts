import { jsonFormat } from '../format.ts';
import type { RawLocation } from '../raw-finding.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

/** A location has its file below the kind of its key. Rows and columns are 0-based. */
function place(location: unknown): RawLocation {
  const key = at(location, 'symbolic', 'key');
  const path =
    str(key, 'Local', 'given_path') ?? str(key, 'Local', 'path') ?? str(key, 'Remote', 'path');
  const [start, end] = [
    at(location, 'concrete', 'location', 'start_point'),
    at(location, 'concrete', 'location', 'end_point'),
  ];
  const one = (value: number | undefined): number | undefined =>
    value === undefined ? undefined : value + 1;
  return {
    path,
    line: one(num(start, 'row')),
    column: one(num(start, 'column')),
    endLine: one(num(end, 'row')),
    endColumn: one(num(end, 'column')),
    snippet: str(location, 'concrete', 'feature'),
    message: str(location, 'symbolic', 'annotation'),
  };
}

/** `zizmor --format json`: GitHub Actions workflows. */
export const zizmor = jsonFormat({
  id: 'zizmor',
  tool: 'zizmor',
  category: 'iac',
  docsUrl: 'https://docs.zizmor.sh/usage/#json',
  detect: ({ value }) =>
    isList(value) && has(value, '0.ident', '0.determinations', '0.locations') ? 1 : 0,
  each: ['/#'],
  map: (raw) => {
    const locations = list(raw, 'locations');
    const primary =
      locations.find((location) => str(location, 'symbolic', 'kind') === 'Primary') ?? locations[0];
    return {
      ruleId: str(raw, 'ident'),
      helpUri: str(raw, 'url'),
      title: `${str(raw, 'ident') ?? ''}: ${str(raw, 'desc') ?? ''}`,
      description: str(primary, 'symbolic', 'annotation') ?? str(raw, 'desc'),
      severity: str(raw, 'determinations', 'severity'),
      confidence: str(raw, 'determinations', 'confidence'),
      location: place(primary),
      relatedLocations: locations.filter((location) => location !== primary).map(place),
      suppression:
        at(raw, 'ignored') === true ? { kind: 'inSource', status: 'accepted' } : undefined,
    };
  },
});
