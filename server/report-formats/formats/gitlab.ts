/**
 * GitLab's security report schemas: SAST, secret detection, dependency and container scanning,
 * DAST, API fuzzing and coverage fuzzing.
 */
import {
  type FormatDefinition,
  ofVersion,
  type ReportFormat,
  runItem,
  toReportItems,
} from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import type { Category } from '#domain/finding-category';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { joinParagraphs } from '../normalize/text.ts';

const categories: Readonly<Record<string, Category>> = {
  sast: 'sast',
  sast_iac: 'iac',
  secret_detection: 'secret',
  dependency_scanning: 'sca',
  container_scanning: 'container',
  cluster_image_scanning: 'container',
  dast: 'dast',
  api_fuzzing: 'dast',
  coverage_fuzzing: 'sast',
};

/** Before they had a version, reports were lists of flat objects with a tool and a priority. */
const isPlain = (raw: unknown): boolean =>
  has(raw, 'message') &&
  (has(raw, 'tool') || has(raw, 'tools')) &&
  (has(raw, 'priority') || has(raw, 'cve') || has(raw, 'fingerprint')) &&
  !has(raw, 'location');

function plainFinding(raw: unknown): RawFinding {
  const tools = [...texts(raw, 'tool'), ...texts(raw, 'tools')];
  const [cve, message, file, link] = [
    str(raw, 'cve'),
    str(raw, 'message'),
    str(raw, 'file'),
    str(raw, 'url'),
  ];
  const dependency = tools.some((tool) => /gemnasium|bundler|retire|dependency/i.test(tool));
  return {
    // `cve` may hold a fingerprint of another kind.
    ruleId: /^(?:CVE|GHSA|OSVDB)-/i.test(cve ?? '') ? cve : message,
    helpUri: link,
    title: message,
    description: str(raw, 'description') ?? message,
    mitigation: str(raw, 'solution'),
    severity: str(raw, 'severity') ?? str(raw, 'priority'),
    confidence: str(raw, 'confidence'),
    category: dependency ? 'sca' : 'sast',
    vulnerabilityIds: [cve, message],
    cwes: message?.match(/CWE-\d+/gi),
    location: { path: file, line: num(raw, 'line') },
    references: [link],
    tags: tools,
  };
}

const facts: FormatDefinition = {
  id: 'gitlab',
  tool: 'GitLab',
  category: 'sast',
  docsUrl: 'https://docs.gitlab.com/development/integrations/secure/#report',
  aliases: [
    'gitlab sast',
    'gitlab_sast',
    'gitlab dependency scanning',
    'gitlab_dep_scan',
    'gitlab container',
    'gitlab_container_scan',
    'gitlab secret detection',
    'gitlab_secret_detection_report',
    'gitlab dast',
    'gitlab_dast',
    'gitlab api fuzzing',
    'gitlab_api_fuzzing',
  ],
  stableFingerprints: ['gitlabTracking'],
  kinds: ['json'],
  detect: ({ value }) => {
    if (!isList(value, 'vulnerabilities'))
      return isList(value) &&
        (has(value, '0.category', '0.location', '0.identifiers') || isPlain(at(value, 0)))
        ? 0.9
        : 0;
    if (has(value, 'scan.type') && has(value, 'version')) return 0.95;
    if (has(value, 'vulnerabilities.0.identifiers', 'vulnerabilities.0.location')) return 0.9;
    return has(value, 'version') &&
      (has(value, 'remediations') ||
        (list(value, 'vulnerabilities').length === 0 && Object.keys(value as object).length <= 3))
      ? 0.5
      : 0;
  },
};

function categoryOf(raw: unknown, root: unknown): Category {
  const stated = str(root, 'scan', 'type') ?? str(raw, 'category') ?? '';
  const known = categories[stated];
  if (known !== undefined) return known;
  const location = at(raw, 'location');
  if (has(location, 'image')) return 'container';
  if (has(location, 'dependency')) return 'sca';
  return has(location, 'hostname') || has(location, 'crash_address') ? 'dast' : 'sast';
}

function componentOf(location: unknown): RawFinding['component'] {
  const dependency = at(location, 'dependency');
  if (dependency === undefined) return undefined;
  const system = str(location, 'operating_system')?.split(':', 1)[0];
  return {
    name: str(dependency, 'package', 'name'),
    version: str(dependency, 'version'),
    ecosystem: system,
    path: str(location, 'file'),
    direct: at(dependency, 'direct') === true ? true : undefined,
  };
}

/**
 * The first identifier is the scanner's own rule, except for component vulnerabilities, where it is
 * the CVE.
 */
function toFinding(raw: unknown, root: unknown): RawFinding {
  const identifiers = list(raw, 'identifiers');
  const value = (type: RegExp): string[] =>
    identifiers
      .filter((identifier) => type.test(str(identifier, 'type') ?? ''))
      .flatMap((identifier) => str(identifier, 'value') ?? []);
  const location = at(raw, 'location');
  const category = categoryOf(raw, root);
  const component = componentOf(location);
  const rule =
    identifiers.find((identifier) => !/^cwe|owasp$/i.test(str(identifier, 'type') ?? '')) ??
    identifiers[0];
  const signature = str(raw, 'tracking', 'items', 0, 'signatures', 0, 'value');
  const image = str(location, 'image');
  const [hostname, path] = [str(location, 'hostname'), str(location, 'path')];
  return {
    ruleId: str(rule, 'value') ?? str(rule, 'name') ?? str(raw, 'name'),
    ruleName: str(raw, 'name'),
    helpUri: str(rule, 'url'),
    title:
      str(raw, 'name') ??
      str(raw, 'message') ??
      (component?.name === undefined || rule === undefined
        ? undefined
        : `${str(rule, 'name') ?? ''} in ${component.name}`) ??
      str(raw, 'description')?.split(/(?<=\.)\s/, 1)[0],
    description: joinParagraphs(str(raw, 'message'), str(raw, 'description')),
    mitigation: str(raw, 'solution'),
    severity: str(raw, 'severity'),
    confidence: str(raw, 'confidence'),
    category,
    cvss: list(raw, 'cvss_vectors').map((entry) => ({
      vector: str(entry, 'vector'),
      source: str(entry, 'vendor'),
    })),
    vulnerabilityIds: [
      ...value(/^cve$/i),
      ...value(/^(?:ghsa|osvdb|usn|rhsa|elsa)$/i),
      ...identifiers.map((identifier) => str(identifier, 'name')),
    ],
    cwes: [value(/^cwe$/i).map((cwe) => cwe.replace(/^CWE-/i, ''))],
    owasp: identifiers.map((identifier) => str(identifier, 'name')),
    location: {
      path: str(location, 'file'),
      line: num(location, 'start_line'),
      endLine: num(location, 'end_line'),
      snippet: str(raw, 'raw_source_code_extract'),
    },
    component,
    image: image === undefined ? undefined : { reference: image },
    endpoint: hostname === undefined ? undefined : `${hostname}${path ?? ''}`,
    httpMethod:
      str(location, 'method') !== undefined && hostname !== undefined
        ? str(location, 'method')
        : undefined,
    httpParameter: hostname === undefined ? undefined : str(location, 'param'),
    references: [
      ...list(raw, 'links').map((link) => str(link, 'url')),
      ...identifiers.map((identifier) => str(identifier, 'url')),
    ],
    fingerprints:
      signature === undefined || signature === 'NA' ? undefined : { gitlabTracking: signature },
    author:
      category === 'secret'
        ? {
            commit: str(location, 'commit', 'sha'),
            name: str(location, 'commit', 'author'),
            date: str(location, 'commit', 'date'),
          }
        : undefined,
    firstSeen: str(raw, 'discovered_at'),
  };
}

const paths = ['/vulnerabilities/#', '/#'];

export const gitlab: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [root] = await readFrames(file, paths, context);
    const scanner = str(root, 'scan', 'scanner', 'name') ?? str(root, 'scan', 'analyzer', 'name');
    yield runItem(
      { id: facts.id, tool: scanner ?? facts.tool },
      {
        toolVersion: str(root, 'scan', 'scanner', 'version'),
        completedAt: str(root, 'scan', 'end_time'),
        incomplete:
          (str(root, 'scan', 'status') === 'failure' ||
            list(root, 'scan', 'messages').some((note) => str(note, 'level') === 'fatal')) &&
          'scan_failed',
        ...ofVersion(str(root, 'version'), /^(?:\d|1[0-5])\./, '/version up to 15.x'),
      },
    );
    for await (const slice of readSlices(file, paths, context)) {
      if (slice.problem === undefined)
        yield* toReportItems(
          isPlain(slice.value) ? plainFinding(slice.value) : toFinding(slice.value, root),
          facts,
          slice.pointer,
        );
      else yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
    }
  },
};
