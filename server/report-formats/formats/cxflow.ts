/**
 * Checkmarx beyond its SAST: CxFlow's scan report, and responses of open source analysis (CxOSA).
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, bool, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const notExploitable = { kind: 'not exploitable', status: 'accepted' } as const;

const commentOf = (details: unknown): { justification?: string } => {
  const comment = str(details, 'comment');
  return comment === undefined ? {} : { justification: comment };
};

/** Looks up the package of a finding by id in the scan's package list. */
const packageOf = (finding: unknown, root: unknown): unknown =>
  list(root, 'scaResults', 'packages').find(
    (pack) => str(pack, 'id') !== undefined && str(pack, 'id') === str(finding, 'packageId'),
  );

function scaFinding(finding: unknown, pack: unknown, link?: string): RawFinding {
  const id = str(finding, 'cveName') ?? str(finding, 'id');
  const similarity = str(finding, 'similarityId');
  return {
    ruleId: id,
    title: [str(pack, 'name') ?? str(finding, 'packageId'), id]
      .filter((part) => part !== undefined)
      .join(': '),
    description: str(finding, 'description'),
    mitigation: str(finding, 'recommendations'),
    severity: str(finding, 'severity'),
    category: 'sca',
    cvss: [{ score: num(finding, 'score') }],
    vulnerabilityIds: [str(finding, 'cveName'), str(finding, 'id')],
    component: {
      name: str(pack, 'name') ?? str(finding, 'packageId'),
      version: str(pack, 'version'),
      fixed: [str(finding, 'fixResolutionText')],
    },
    references: [link, ...texts(finding, 'references')],
    fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    suppression:
      bool(finding, 'isIgnored') === true ? { kind: 'ignored', status: 'accepted' } : undefined,
    firstSeen: str(finding, 'publishDate'),
  };
}

/** Returns the vulnerabilities of a library from an open source analysis issue. */
const librariesOf = (raw: unknown): RawFinding[] => [
  ...list(raw, 'osaDetails').map((details): RawFinding => ({
    ruleId: str(details, 'cve'),
    title: [str(raw, 'filename'), str(details, 'cve')]
      .filter((part) => part !== undefined)
      .join(': '),
    description: str(details, 'description'),
    mitigation: str(details, 'recommendation'),
    severity: str(details, 'severity') ?? str(raw, 'severity'),
    category: 'sca',
    vulnerabilityIds: [str(details, 'cve')],
    component: { name: str(raw, 'filename'), version: str(details, 'version') },
    references: [str(details, 'url')],
  })),
  ...list(raw, 'scaDetails').map((details) =>
    scaFinding(
      at(details, 'finding'),
      at(details, 'vulnerabilityPackage'),
      str(details, 'vulnerabilityLink'),
    ),
  ),
];

/** Parses `OWASP Top 10 2017;A7-Cross-Site Scripting (XSS)`. */
const owaspOf = (categories: string | undefined): string[] =>
  [...(categories ?? '').matchAll(/OWASP Top 10 (20\d\d);A(\d{1,2})\b/g)].map(
    ([, year, rank]) => `A${rank ?? ''}:${year ?? ''}`,
  );

/** A flow has numbered nodes between its source and sink; they include both ends. */
function stepsOf(flow: unknown): RawFinding['codeFlow'] {
  const numbered = entries(flow).filter(([name]) => /^\d+$/.test(name));
  const steps =
    numbered.length > 1
      ? numbered.map(([, node]) => node)
      : [at(flow, 'source'), at(flow, 'sink')].filter((end) => end !== undefined);
  return steps.length < 2
    ? undefined
    : steps.map((node) => ({
        path: str(node, 'file'),
        line: num(node, 'line'),
        column: num(node, 'column'),
        message: str(node, 'object'),
        snippet: str(node, 'snippet'),
      }));
}

/**
 * An issue has a file and its locations keyed by line. A line may be marked as a false positive.
 */
export const cxFlow = jsonFormat({
  id: 'cxflow',
  tool: 'Checkmarx',
  category: 'sast',
  docsUrl: 'https://github.com/checkmarx-ltd/cx-flow/wiki',
  aliases: ['checkmarx cxflow', 'checkmarx_cxflow_sast', 'checkmarx cxflow sast'],
  stableFingerprints: ['similarityId'],
  detect: ({ value }) =>
    isList(value, 'xIssues') ||
    isList(value, 'xissues') ||
    has(value, 'projectId', 'additionalDetails', 'deepLink')
      ? 1
      : 0,
  run: (root) => ({ completedAt: str(root, 'additionalDetails', 'scanStartDate') }),
  // Bean serialization turns the key into lower case.
  each: ['/xIssues/#', '/xissues/#', '/scaResults/findings/#'],
  map: (raw, { root, keys }) => {
    if (keys[0] === 'scaResults') return scaFinding(raw, packageOf(raw, root));
    const libraries = librariesOf(raw);
    if (libraries.length > 0) return libraries;
    const setAside = /not.?exploitable/i.test(str(raw, 'vulnerabilityStatus') ?? '');
    const lines = entries(raw, 'details');
    const similarity = str(raw, 'similarityId');
    const flows = list(raw, 'additionalDetails', 'results');
    const base: RawFinding = {
      ruleId: str(raw, 'vulnerability') ?? str(raw, 'vulnerabilityStatus'),
      ruleName: str(raw, 'vulnerability')?.replaceAll('_', ' '),
      title: str(raw, 'vulnerability')?.replaceAll('_', ' '),
      description: str(raw, 'description'),
      mitigation: str(raw, 'additionalDetails', 'recommendedFix'),
      severity: str(raw, 'severity'),
      cwes: [str(raw, 'cwe')],
      vulnerabilityIds: [str(raw, 'cve')],
      references: [str(raw, 'link'), str(raw, 'additionalDetails', 'recommendedFix')],
      owasp: owaspOf(str(raw, 'additionalDetails', 'categories')),
      tags: [str(raw, 'language')],
      fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    };
    // A location in the file is the source of a flow or its sink.
    const flowOf = (line: string, index: number): unknown =>
      flows.find((result) => str(result, 'source', 'line') === line) ??
      flows.find((result) => str(result, 'sink', 'line') === line) ??
      flows[index];
    if (lines.length === 0)
      return {
        ...base,
        location: { path: str(raw, 'filename') },
        suppression: setAside ? notExploitable : undefined,
      };
    return lines.map(([line, details], index): RawFinding => {
      const flow = flowOf(line, index);
      return {
        ...base,
        location: {
          path: str(raw, 'filename'),
          line: Number(line),
          snippet: str(details, 'codeSnippet'),
        },
        codeFlow: stepsOf(flow),
        suppression:
          setAside || at(details, 'falsePositive') === true || str(flow, 'state') === '1'
            ? { ...notExploitable, ...commentOf(details) }
            : undefined,
      };
    });
  },
});

/** Vulnerabilities refer to their library by id; scripts add the list of libraries beside them. */
export const checkmarxOsa = jsonFormat({
  id: 'checkmarx-osa',
  tool: 'Checkmarx OSA',
  category: 'sca',
  docsUrl: 'https://docs.checkmarx.com/en/34965-8163-cxosa-rest-api.html',
  aliases: ['checkmarx_osa', 'cxosa'],
  detect: ({ value }) =>
    has(value, '0.cveName', '0.libraryId') ||
    has(value, 'vulnerabilities.0.cveName', 'vulnerabilities.0.libraryId') ||
    (isList(value) &&
      list(value).some((part) => has(part, 'cveName', 'libraryId') || has(part, '0.cveName')))
      ? 1
      : 0,
  map: (document) => {
    const parts = isList(document)
      ? list(document).flat()
      : [...list(document, 'vulnerabilities'), ...list(document, 'libraries')];
    const libraries = new Map(
      parts.filter((part) => !has(part, 'cveName')).map((part) => [str(part, 'id') ?? '', part]),
    );
    return parts
      .filter((part) => has(part, 'cveName'))
      .map((raw): RawFinding => {
        const library = libraries.get(str(raw, 'libraryId') ?? '') ?? at(raw, 'library');
        const state = str(raw, 'state', 'name') ?? str(raw, 'state');
        const [name, version] = [
          str(library, 'name') ?? str(raw, 'libraryName') ?? str(raw, 'sourceFileName'),
          str(library, 'version'),
        ];
        return {
          ruleId: str(raw, 'cveName'),
          title:
            `${name ?? ''}${version === undefined ? '' : ` ${version}`}: ${str(raw, 'cveName') ?? ''}`.replace(
              /^: /,
              '',
            ),
          description: str(raw, 'description'),
          mitigation: joinParagraphs(
            str(raw, 'recommendations'),
            str(library, 'newestVersion') === undefined
              ? undefined
              : `Newest version: ${str(library, 'newestVersion') ?? ''}.`,
          ),
          severity: str(raw, 'severity', 'name') ?? str(raw, 'severity'),
          cvss: [{ score: num(raw, 'score') }],
          vulnerabilityIds: [str(raw, 'cveName')],
          component: { name, version, path: str(raw, 'sourceFileName') },
          references: [str(raw, 'url')],
          fingerprints:
            str(raw, 'similarityId') === undefined
              ? undefined
              : { similarityId: str(raw, 'similarityId') ?? '' },
          suppression:
            state !== undefined && /not.?exploitable/i.test(state)
              ? {
                  kind: state.toLowerCase(),
                  status: /proposed/i.test(state) ? 'underReview' : 'accepted',
                }
              : undefined,
          firstSeen: str(raw, 'publishDate'),
        };
      });
  },
});
