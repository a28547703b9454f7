import { skipped } from '../entries.ts';
import { jsonFormat, type RunMetadata, xmlFormat } from '../format.ts';
import { endingsOf, failedFiles } from '../normalize/failed-files.ts';
import { has, list, num, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const suppressionOf = (comment: string | undefined): RawFinding['suppression'] => ({
  kind: 'inSource',
  status: 'accepted',
  ...(comment !== undefined && { justification: comment }),
});

/** Errors for kinds of code that a folder does not contain. */
const nothingThere =
  /not found in (?:the )?directory|no helm charts found|has no terraform config/i;

/** Errors name a file in their text, or else the folder that could not be loaded. */
function unloaded(
  errors: readonly { directory: string | undefined; message: string | undefined }[],
  root: string | undefined,
): RunMetadata {
  const paths = errors.flatMap(({ directory, message = '' }) => {
    if (nothingThere.test(message)) return [];
    const path = /loading iac file '([^']+)'/i.exec(message)?.[1] ?? directory;
    if (path === undefined || path === root) return [undefined];
    return root !== undefined && path.startsWith(`${root}/`)
      ? [path.slice(root.length + 1)]
      : endingsOf(path);
  });
  return failedFiles(paths);
}

/** Vulnerabilities of images referred to by the code (`--find-vuln`). */
function vulnerability(raw: unknown): RawFinding {
  const id = str(raw, 'vulnerability_id');
  const component = { name: str(raw, 'package'), version: str(raw, 'installed_version') };
  const score = (key: 'v2' | 'v3') => ({
    vector: str(raw, 'cvss_score', `${key}_vector`),
    score: num(raw, 'cvss_score', `${key}_score`),
  });
  return {
    ruleId: id,
    title: `${component.name ?? ''}:${component.version ?? ''} | ${id ?? ''}`,
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    category: 'container',
    cvss: [
      { ...score('v3'), version: '3.1' },
      { ...score('v2'), version: '2.0' },
    ],
    vulnerabilityIds: [id],
    component,
    image: { reference: str(raw, 'image') },
    location: { path: str(raw, 'file'), line: num(raw, 'line') },
    references: [str(raw, 'primary_url')],
  };
}

export const terrascan = jsonFormat({
  id: 'terrascan',
  tool: 'Terrascan',
  category: 'iac',
  docsUrl: 'https://runterrascan.io/docs/usage/command_line_mode/',
  detect: ({ value }) =>
    has(value, 'results.violations') || has(value, 'results.scan_summary') ? 1 : 0,
  each: [
    '/results/violations/#',
    '/results/skipped_violations/#',
    '/results/vulnerabilities/#',
    '/results/passed_rules/#',
  ],
  states: (root) => num(root, 'results', 'scan_summary', 'violated_policies'),
  run: (root) => ({
    completedAt: str(root, 'results', 'scan_summary', 'scanned_at'),
    ...unloaded(
      list(root, 'results', 'scan_errors').map((error) => ({
        directory: str(error, 'directory'),
        message: str(error, 'errMsg'),
      })),
      str(root, 'results', 'scan_summary', 'file/folder'),
    ),
  }),
  map: (raw, { keys }) =>
    keys[1] === 'passed_rules'
      ? skipped('passed')
      : keys[1] === 'vulnerabilities'
        ? vulnerability(raw)
        : {
            ruleId: str(raw, 'rule_id') ?? str(raw, 'rule_name'),
            ruleName: str(raw, 'rule_name'),
            title: `${str(raw, 'category') ?? 'Violation'}: ${str(raw, 'rule_name') ?? ''}`,
            description: str(raw, 'description'),
            severity: str(raw, 'severity'),
            location: { path: str(raw, 'file'), line: num(raw, 'line') },
            cloudResource: { type: str(raw, 'resource_type'), id: str(raw, 'resource_name') },
            suppression:
              keys[1] === 'skipped_violations'
                ? suppressionOf(str(raw, 'skip_comment'))
                : undefined,
          },
});

/** The same content as XML attributes. */
export const terrascanXml = xmlFormat({
  id: 'terrascan-xml',
  tool: 'Terrascan',
  category: 'iac',
  docsUrl: 'https://runterrascan.io/docs/usage/command_line_mode/',
  detect: ({ value }) =>
    has(value, 'results.scan_summary') || has(value, 'results.violations.0.violation.0.@rule_id')
      ? 1
      : 0,
  each: [
    '/results/violations/violation',
    ...['violation', 'skipped_violation'].map((name) => `/results/skipped_violations/${name}`),
    '/results/passed_rules/passed_rule',
  ],
  asides: ['scan_summary', 'scan_errors'],
  run: (root) => ({
    completedAt: str(root, 'results', 'scan_summary', '@scanned_at'),
    ...unloaded(
      list(root, 'results', 'scan_errors', 'scan_error').map((error) => ({
        directory: str(error, '@directory'),
        message: str(error, '@errMsg'),
      })),
      str(root, 'results', 'scan_summary', '@file_folder'),
    ),
  }),
  map: (raw, { pointer }) =>
    pointer.includes('/passed_rules')
      ? skipped('passed')
      : {
          ruleId: str(raw, '@rule_id') ?? str(raw, '@rule_name'),
          ruleName: str(raw, '@rule_name'),
          title: `${str(raw, '@category') ?? 'Violation'}: ${str(raw, '@rule_name') ?? ''}`,
          description: str(raw, '@description'),
          severity: str(raw, '@severity'),
          location: { path: str(raw, '@file'), line: num(raw, '@line') },
          cloudResource: { type: str(raw, '@resource_type'), id: str(raw, '@resource_name') },
          suppression: pointer.includes('skipped_violation')
            ? suppressionOf(str(raw, 'skip_comment'))
            : undefined,
        },
});
