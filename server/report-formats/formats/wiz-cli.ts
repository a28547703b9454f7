/**
 * `wizcli dir|docker|iac scan -o report,json`: vulnerable packages, secrets and failed rules of a
 * scan.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, bool, has, list, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

function vulnerability(raw: unknown, pack: unknown, image: RawFinding['image']): RawFinding {
  const [id, name, version] = [str(raw, 'name'), str(pack, 'name'), str(pack, 'version')];
  const fixed = str(raw, 'fixedVersion');
  const path = str(pack, 'path') ?? str(pack, 'filePath');
  return {
    ruleId: id,
    helpUri: str(raw, 'source'),
    title: `${name ?? ''} ${version ?? ''}: ${id ?? 'vulnerability'}`,
    description: str(raw, 'description'),
    mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
    severity: str(raw, 'severity'),
    category: image === undefined ? 'sca' : 'container',
    cvss: [
      {
        vector: str(raw, 'cvssV3Metrics', 'vector') ?? str(raw, 'cvssVector'),
        score: num(raw, 'score'),
        version: '3.1',
      },
      { vector: str(raw, 'cvssV2Metrics', 'vector'), version: '2.0' },
    ],
    vulnerabilityIds: [id],
    cwes: texts(raw, 'cwes'),
    knownExploited: bool(raw, 'hasCisaKevExploit') === true ? true : undefined,
    location: { path, line: num(pack, 'startLine') },
    component: { name, version, path, fixed: [fixed] },
    image,
    references: [str(raw, 'source')],
    tags: [bool(raw, 'hasExploit') === true ? 'exploit available' : undefined],
  };
}

function secret(raw: unknown, image: RawFinding['image']): RawFinding {
  const what = str(raw, 'description') ?? str(raw, 'type');
  const path = str(raw, 'path');
  return {
    ruleId: str(raw, 'type') ?? what,
    title: `Secret detected: ${what ?? 'secret'} in ${path ?? 'a file'}`,
    description: labeledLines({
      Type: str(raw, 'type'),
      Contains:
        list(raw, 'contains')
          .map((entry) => str(entry, 'name') ?? str(entry))
          .filter((text) => text !== undefined)
          .join(', ') || undefined,
    }),
    mitigation: 'Revoke the secret, replace it, and remove it from the history.',
    severity: str(raw, 'severity'),
    fallbackSeverity: 'high',
    category: 'secret',
    cwes: [798],
    location: { path, line: num(raw, 'lineNumber'), snippet: str(raw, 'snippet') },
    image,
  };
}

function violations(match: unknown): RawFinding[] {
  const rule = at(match, 'rule');
  return list(match, 'matches').map((raw) => ({
    ruleId: str(rule, 'shortId') ?? str(rule, 'id') ?? str(rule, 'name'),
    ruleName: str(rule, 'name'),
    title: `${str(rule, 'name') ?? 'Rule violated'} - ${str(raw, 'resourceName') ?? str(raw, 'fileName') ?? ''}`,
    description: joinParagraphs(
      str(rule, 'description'),
      labeledLines({
        Expected: str(raw, 'expected'),
        Found: str(raw, 'found'),
        'File type': str(raw, 'fileType'),
      }),
    ),
    mitigation:
      str(raw, 'remediation') ?? str(rule, 'remediationInstructions') ?? str(raw, 'expected'),
    severity: str(match, 'severity') ?? str(rule, 'severity'),
    category: 'iac',
    location: {
      path: str(raw, 'fileName') ?? str(raw, 'filePath'),
      line: num(raw, 'lineNumber'),
      snippet: str(raw, 'matchContent'),
    },
    cloudResource: { type: str(raw, 'fileType'), id: str(raw, 'resourceName') },
  }));
}

const packages = ['osPackages', 'libraries', 'applications', 'cpes'] as const;

export const wizCli = jsonFormat({
  id: 'wiz-cli',
  tool: 'Wiz CLI',
  category: 'container',
  docsUrl: 'https://docs.wiz.io/wiz-docs/docs/wiz-cli-overview',
  aliases: [
    'wizcli',
    'wizcli_dir',
    'wizcli dir',
    'wizcli_iac',
    'wizcli iac',
    'wizcli_img',
    'wizcli img',
    'wiz-cli dir scanner',
    'wiz-cli iac scanner',
    'wiz-cli img scanner',
  ],
  detect: ({ value }) => {
    if (
      has(value, 'result.ruleMatches') ||
      has(value, 'result.scanStatistics') ||
      has(value, 'result.analytics')
    )
      return 1;
    const some =
      packages.some((name) => has(value, `result.${name}`)) || has(value, 'result.secrets');
    return some &&
      (has(value, 'reportUrl') ||
        has(value, 'status.verdict') ||
        has(value, 'scanOriginResource') ||
        has(value, 'policies'))
      ? 1
      : some
        ? 0.8
        : 0;
  },
  run: (root) => ({ completedAt: str(root, 'createdAt') }),
  map: (document) => {
    const result = at(document, 'result');
    const origin = at(document, 'scanOriginResource');
    const image =
      has(result, 'osPackages.0') || has(origin, 'digest')
        ? { reference: str(origin, 'name'), digest: str(origin, 'digest') ?? str(origin, 'id') }
        : undefined;
    return [
      ...packages.flatMap((kind) =>
        list(result, kind).flatMap((pack) =>
          list(pack, 'vulnerabilities').map((raw) => vulnerability(raw, pack, image)),
        ),
      ),
      ...list(result, 'secrets').map((raw) => secret(raw, image)),
      ...list(result, 'ruleMatches').flatMap(violations),
    ];
  },
});
