/**
 * mobsfscan and njsscan share a format: rules by name, each with metadata and the matched
 * locations.
 */
import { jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

function rule(raw: unknown, name: string): RawFinding[] {
  const metadata = at(raw, 'metadata');
  const base: RawFinding = {
    ruleId: name,
    title: name,
    description: str(metadata, 'description'),
    severity: str(metadata, 'severity'),
    cwes: [str(metadata, 'cwe')],
    owasp: [str(metadata, 'owasp-web'), str(metadata, 'owasp')],
    references: [str(metadata, 'reference')],
    helpUri: str(metadata, 'reference'),
    tags: [str(metadata, 'masvs'), str(metadata, 'owasp-mobile')],
  };
  const files = list(raw, 'files');
  // A rule about something missing has no location.
  if (files.length === 0) return [base];
  return files.map((file) => ({
    ...base,
    location: {
      path: str(file, 'file_path'),
      line: num(file, 'match_lines', 0),
      endLine: num(file, 'match_lines', 1),
      snippet: str(file, 'match_string'),
    },
  }));
}

const severities = { error: 'high', warning: 'medium', info: 'low' } as const;

export const mobsfscan = jsonFormat({
  id: 'mobsfscan',
  tool: 'mobsfscan',
  category: 'mobile',
  docsUrl: 'https://github.com/MobSF/mobsfscan',
  severities,
  detect: ({ value }) => (has(value, 'mobsfscan_version') ? 1 : 0),
  each: ['/results/*'],
  asides: ['errors'],
  run: (root) => ({
    toolVersion: str(root, 'mobsfscan_version'),
    ...failedFiles(list(root, 'errors').map((error) => str(error, 'path'))),
  }),
  map: (raw, { keys }) => rule(raw, String(keys[1])),
});

export const njsscan = jsonFormat({
  id: 'njsscan',
  tool: 'njsscan',
  category: 'sast',
  docsUrl: 'https://github.com/ajinabraham/njsscan',
  severities,
  detect: ({ value }) =>
    has(value, 'njsscan_version') || (has(value, 'nodejs', 'templates') && has(value, 'errors'))
      ? 1
      : 0,
  each: ['/nodejs/*', '/templates/*'],
  asides: ['errors'],
  exhaustive: true,
  run: (root) => ({
    toolVersion: str(root, 'njsscan_version'),
    ...failedFiles(list(root, 'errors').map((error) => str(error, 'path'))),
  }),
  map: (raw, { keys }) => rule(raw, String(keys[1])),
});
