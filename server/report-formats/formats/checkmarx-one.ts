/** Checkmarx One: the API's `results`, the improved scan report, and the older lists. */
import { jsonFormat, type ReportFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { type Entry, skipped } from '../entries.ts';
import { skippedResult } from '../skipped-result.ts';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { readFrames } from '../parsers/json-reader.ts';
import { htmlToText } from '../normalize/text.ts';

const settled: Readonly<Record<string, 'accepted' | 'underReview'>> = {
  'not exploitable': 'accepted',
  not_exploitable: 'accepted',
  'proposed not exploitable': 'underReview',
  proposed_not_exploitable: 'underReview',
  ignored: 'accepted',
};

function suppression(state: string | undefined): RawFinding['suppression'] {
  const status = settled[state?.toLowerCase() ?? ''];
  return status === undefined || state === undefined
    ? undefined
    : { kind: state.toLowerCase(), status };
}

const node = (raw: unknown) => ({
  path: str(raw, 'fileName'),
  line: num(raw, 'line'),
  column: num(raw, 'column'),
  message: str(raw, 'name') ?? str(raw, 'method'),
  snippet: str(raw, 'code'),
});

function apiResult(raw: unknown): RawFinding {
  const [type, data] = [str(raw, 'type'), at(raw, 'data')];
  const nodes = list(data, 'nodes').map(node);
  const similarity = str(raw, 'similarityId');
  const pack = str(data, 'packageIdentifier');
  const kind =
    type === 'sca' || type === 'containers'
      ? 'sca'
      : type === 'kics'
        ? 'iac'
        : type?.includes('secret') === true
          ? 'secret'
          : 'sast';
  const title =
    str(data, 'queryName')?.replaceAll('_', ' ') ??
    str(raw, 'vulnerabilityDetails', 'cveName') ??
    str(data, 'ruleName')?.replaceAll('_', ' ') ??
    str(raw, 'id');
  return {
    ruleId:
      str(data, 'queryName') ?? str(data, 'queryId') ?? str(data, 'ruleName') ?? str(raw, 'id'),
    title,
    description:
      htmlToText(str(raw, 'descriptionHTML')) ??
      str(raw, 'description') ??
      str(data, 'description'),
    mitigation:
      str(data, 'recommendations') ??
      (str(data, 'recommendedVersion') === undefined
        ? str(data, 'expectedValue')
        : `Update to ${str(data, 'recommendedVersion') ?? ''}.`),
    severity: str(raw, 'severity'),
    category: kind,
    vulnerabilityIds: [
      str(raw, 'vulnerabilityDetails', 'cveName'),
      str(raw, 'id'),
      str(raw, 'cve'),
    ],
    cwes: [str(raw, 'vulnerabilityDetails', 'cweId'), str(raw, 'cweId')],
    cvss: [
      {
        vector: str(raw, 'vulnerabilityDetails', 'cvss', 'vector'),
        score: num(raw, 'vulnerabilityDetails', 'cvssScore'),
      },
    ],
    location: nodes[0] ?? {
      path: str(data, 'filename') ?? str(data, 'fileName'),
      line: num(data, 'line'),
    },
    codeFlow: nodes.length > 1 ? nodes : undefined,
    component:
      pack === undefined
        ? undefined
        : { name: pack.split('-').slice(1, -1).join('-') || pack, version: pack.split('-').at(-1) },
    references: list(data, 'packageData').map((entry) => str(entry, 'url')),
    tags: texts(raw, 'vulnerabilityDetails', 'compliances'),
    fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    suppression: suppression(str(raw, 'state')),
    firstSeen: str(raw, 'firstFoundAt'),
  };
}

function query(raw: unknown, vulnerability: unknown): RawFinding {
  const nodes = list(vulnerability, 'nodes').map(node);
  const similarity = str(vulnerability, 'similarityId');
  const path = str(raw, 'queryPath') ?? str(raw, 'queryName') ?? str(vulnerability, 'queryName');
  return {
    ruleId: str(raw, 'queryName') ?? path,
    ruleName: str(raw, 'queryName')?.replaceAll('_', ' '),
    title: path?.replaceAll('_', ' '),
    description: str(raw, 'description'),
    severity: str(vulnerability, 'severity') ?? str(raw, 'severity'),
    cwes: num(raw, 'cweId') ?? num(raw, 'vulnerabilityDetails', 'cweId'),
    owasp: list(raw, 'categories').flatMap((category) =>
      texts(category, 'subCategories').map(
        (sub) =>
          `${/^A\d+/.exec(sub)?.[0] ?? ''}:${/\b20\d\d\b/.exec(str(category, 'name') ?? '')?.[0] ?? ''}`,
      ),
    ),
    location: {
      path: str(vulnerability, 'destinationFileName') ?? nodes.at(-1)?.path ?? nodes[0]?.path,
      line: num(vulnerability, 'destinationLine') ?? nodes.at(-1)?.line,
      snippet: nodes.at(-1)?.snippet,
    },
    codeFlow: nodes.length > 1 ? nodes : undefined,
    references: [str(raw, 'codeBashingLesson'), str(vulnerability, 'queryDescriptionLink')],
    fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    suppression: suppression(str(vulnerability, 'state')),
    firstSeen: str(vulnerability, 'firstFoundDate'),
  };
}

function iac(technology: unknown, entry: unknown, resource: unknown): RawFinding {
  return {
    ruleId: str(entry, 'queryName') ?? str(resource, 'queryName') ?? str(entry, 'name'),
    title: str(entry, 'queryName') ?? str(resource, 'queryName') ?? str(entry, 'name'),
    description: str(entry, 'description'),
    mitigation: str(resource, 'expectedValue'),
    severity: str(resource, 'severity'),
    category: 'iac',
    location: { path: str(resource, 'fileName') },
    tags: [str(technology, 'name')],
    suppression: suppression(str(resource, 'state')),
  };
}

/** Results of an earlier scan that this scan no longer found have the status FIXED. */
const unlessFixed = (raw: unknown, finding: RawFinding): Entry =>
  str(raw, 'status')?.toUpperCase() === 'FIXED' ? skipped('fixed_in_report') : finding;

const sections = ['results', 'vulnerabilities', 'scanResults', 'iacScanResults'];

/** A section per engine. Checkmarx documents only those for code and infrastructure. */
const isSection = (name: string): boolean =>
  /^(?:sca|container|api|dast|secret|supply|malware|repo)\w*/i.test(name) &&
  !/summary|header|count|chart/i.test(name.split(/\W/).at(-1) ?? '');

const holdsObjects = (value: unknown, depth = 0): boolean =>
  depth < 8 &&
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value)
    ? value.some((item) => typeof item === 'object' && item !== null)
    : Object.values(value).some((part) => holdsObjects(part, depth + 1)));

/** Returns the non-empty sections that this reader does not support. */
const unread = (document: unknown): string[] =>
  entries(document).flatMap(([name, value]) =>
    !sections.includes(name) && isSection(name) && holdsObjects(value) ? [name] : [],
  );

const base = jsonFormat({
  id: 'checkmarx-one',
  tool: 'Checkmarx One',
  category: 'sast',
  docsUrl: 'https://docs.checkmarx.com/en/34965-68603-scan-results.html',
  aliases: ['checkmarx_one', 'cxone'],
  stableFingerprints: ['similarityId'],
  detect: ({ value }) => {
    if (
      has(value, 'scanResults.resultsList') ||
      has(value, 'iacScanResults') ||
      has(value, 'reportHeader.reportName') ||
      (has(value, 'reportHeader') && entries(value).some(([name]) => isSection(name)))
    )
      return 1;
    if (has(value, 'results.0.similarityId') || has(value, 'results.0.data.queryName')) return 0.95;
    return isList(value, 'results') &&
      has(value, 'totalCount') &&
      (list(value, 'results').length === 0 ||
        has(value, 'results.0.vulnerabilityDetails') ||
        has(value, 'results.0.data'))
      ? 0.7
      : has(value, 'vulnerabilities.0.results') && has(value, 'vulnerabilities.0.cweId')
        ? 0.8
        : 0;
  },
  doubts: (document) => (num(document, 'totalCount') ?? 0) > 0,
  map: (document) => [
    ...list(document, 'results').map((raw) => unlessFixed(raw, apiResult(raw))),
    ...list(document, 'vulnerabilities').flatMap((raw) =>
      list(raw, 'results').map((result) => unlessFixed(result, query(raw, result))),
    ),
    ...list(document, 'scanResults', 'resultsList').flatMap((raw) =>
      list(raw, 'vulnerabilities').map((vulnerability) =>
        unlessFixed(vulnerability, query(raw, vulnerability)),
      ),
    ),
    ...list(document, 'iacScanResults', 'technology').flatMap((technology) =>
      list(technology, 'queries').flatMap((entry) =>
        list(entry, 'resources').map((resource) =>
          unlessFixed(resource, iac(technology, entry, resource)),
        ),
      ),
    ),
  ],
});

/** A report with results in unsupported sections must not count as clean. */
export const checkmarxOne: ReportFormat = {
  ...base,
  async *read(file, context) {
    const documents = await readFrames(
      file,
      ['/results/#', '/vulnerabilities/#', '/scanResults/resultsList/#'],
      context,
    );
    const left = [...new Set(documents.flatMap(unread))];
    const names = left.map((name) => `"${name.slice(0, 60)}"`).join(', ');
    if (
      left.length > 0 &&
      !documents.some((document) => sections.some((name) => has(document, name)))
    )
      throw new ReportError(
        'unsupported_version',
        reportFault('sections_not_read', { sections: names }),
      );
    yield* base.read(file, context);
    for (const name of left)
      yield {
        kind: 'ignored',
        reason: 'malformed_result',
        ...skippedResult('section_not_read', { section: name.slice(0, 60) }),
        pointer: `/${name.slice(0, 60)}`,
      };
  },
};
