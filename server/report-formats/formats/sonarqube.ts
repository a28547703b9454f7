/**
 * SonarQube: the CSV of issues; responses of `api/issues/search` and `api/hotspots/search`, alone
 * or in an archive; and the JSON data of sonar-report's page, which has the rules by key.
 */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat, partOfResults } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { impactOf } from './sonar-impacts.ts';
import { htmlToText, joinParagraphs, labeledLines } from '../normalize/text.ts';

const common = {
  tool: 'SonarQube',
  category: 'sast',
  docsUrl: 'https://docs.sonarsource.com/sonarqube-server/latest/extension-guide/web-api/',
  severities: {
    blocker: 'critical',
    critical: 'high',
    major: 'medium',
    minor: 'low',
    info: 'info',
  },
} as const;

const resolved = new Set(['RESOLVED', 'CLOSED', 'REVIEWED']);
/** Values of `issueStatus`, which combines status and resolution since 10.4. */
const settledStatus = new Set(['ACCEPTED', 'FALSE_POSITIVE']);

/** Returns the links in the HTML of a rule, which include its weaknesses. */
const linksIn = (html: string | undefined): string[] =>
  [...(html ?? '').matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link);

/**
 * Returns the file of `project:path`. The project key may contain colons itself; a component
 * without a colon is the project.
 */
const pathOf = (component: string | undefined, project: string | undefined): string | undefined => {
  if (component === undefined || component === project || !component.includes(':'))
    return component;
  return project !== undefined && component.startsWith(`${project}:`)
    ? component.slice(project.length + 1)
    : component.slice(component.lastIndexOf(':') + 1);
};

function issue(raw: unknown, root: unknown): Entry | undefined {
  const [status, one] = [str(raw, 'status') ?? '', str(raw, 'issueStatus') ?? ''];
  const resolution = str(raw, 'resolution') ?? (settledStatus.has(one) ? one : undefined);
  if (one === 'FIXED') return skipped('fixed_in_report');
  if (
    !settledStatus.has(one) &&
    resolved.has(status) &&
    !['FALSE-POSITIVE', 'WONTFIX', 'SAFE', 'ACKNOWLEDGED'].includes(resolution ?? '')
  )
    return skipped('fixed_in_report');
  const rule = str(raw, 'rule') ?? str(raw, 'ruleKey');
  const about =
    list(root, 'rules').find((entry) => str(entry, 'key') === rule) ??
    at(root, 'rules', rule ?? '');
  const page = str(about, 'htmlDesc');
  const links = linksIn(page);
  const key = str(raw, 'key');
  const type = str(raw, 'type');
  const impact = impactOf(raw);
  const message = str(raw, 'message');
  const dependency = message?.match(/^Filename: (.*?) \| Reference: (\S+) \| CVSS Score: ([\d.]+)/);
  const [name, version] = (dependency?.[1] ?? '').split(/:(?=[^:]*$)/);
  return {
    ruleId: rule,
    ruleName: str(about, 'name'),
    title:
      message?.startsWith('Filename:') === true
        ? `${rule ?? ''}_${key ?? ''}`
        : (message ?? str(about, 'name') ?? rule),
    description: joinParagraphs(
      message,
      htmlToText(page),
      labeledLines({ Type: type, Scope: str(raw, 'scope'), Effort: str(raw, 'effort') }),
    ),
    severity:
      str(raw, 'severity') ??
      { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' }[str(raw, 'vulnerabilityProbability') ?? ''] ??
      impact?.severity,
    category:
      type === 'CODE_SMELL' ||
      type === 'BUG' ||
      (type === undefined && impact?.isSecurity === false)
        ? 'quality'
        : dependency === null || dependency === undefined
          ? 'sast'
          : 'sca',
    vulnerabilityIds: [message],
    cwes: [
      texts(raw, 'tags').filter((tag) => /^cwe-\d+$/.test(tag)),
      message?.match(/Category: (CWE-\d+)/)?.[1],
      texts(raw, 'cwe'),
      links.map((link) => /cwe\.mitre\.org\/data\/definitions\/(\d+)/.exec(link)?.[1]),
    ],
    cvss: [{ score: num(dependency?.[3]) }],
    owasp: [
      ...links.map((link) => /\bA\d{1,2}_20\d\d(?=-)/.exec(link)?.[0]),
      ...texts(raw, 'tags').map((tag) =>
        tag.replace(/^owasp-a(\d+)$/, 'A$1:2017').replace(/^owaspTop10-(\d{4}):a(\d+)$/i, 'A$2:$1'),
      ),
    ],
    location: {
      path: pathOf(str(raw, 'component'), str(raw, 'project')),
      line: num(raw, 'line') ?? num(raw, 'textRange', 'startLine'),
      endLine: num(raw, 'textRange', 'endLine'),
      column:
        num(raw, 'textRange', 'startOffset') === undefined
          ? undefined
          : (num(raw, 'textRange', 'startOffset') ?? 0) + 1,
    },
    codeFlow: list(raw, 'flows', 0, 'locations').map((step) => ({
      path: pathOf(str(step, 'component'), str(raw, 'project')),
      line: num(step, 'textRange', 'startLine'),
      message: str(step, 'msg'),
    })),
    component: dependency === null || dependency === undefined ? undefined : { name, version },
    references: links,
    tags: texts(raw, 'tags'),
    fingerprints: key === undefined ? undefined : { issueKey: key },
    suppression:
      resolution === undefined || resolution === 'FIXED'
        ? undefined
        : { kind: resolution.toLowerCase(), status: 'accepted' },
    firstSeen: str(raw, 'creationDate'),
    lastSeen: str(raw, 'updateDate'),
    author: { email: str(raw, 'author') },
  };
}

export const sonarqube = jsonFormat({
  ...common,
  id: 'sonarqube',
  stableFingerprints: ['issueKey'],
  aliases: ['sonarqube scan', 'sonarcloud', 'sonar', 'sonarqube detailed'],
  detect: ({ value }) =>
    has(value, 'issues.0.component', 'issues.0.rule') ||
    has(value, 'hotspots.0.vulnerabilityProbability') ||
    (has(value, 'sonarBaseURL') && isList(value, 'issues')) ||
    (has(value, 'paging') && (isList(value, 'issues') || isList(value, 'hotspots')))
      ? 0.95
      : 0,
  each: ['/issues/#', '/hotspots/#'],
  states: (root) => num(root, 'paging', 'total') ?? num(root, 'total'),
  // One page, or several consecutive ones.
  run: (_, roots) => {
    const pages = roots.map((root) => (has(root, 'paging') ? at(root, 'paging') : root));
    const numbers = pages.map((page) => num(page, 'pageIndex') ?? num(page, 'p') ?? 1);
    const [size, total] = [
      num(pages[0], 'pageSize') ?? num(pages[0], 'ps'),
      num(pages[0], 'total'),
    ];
    return !numbers.includes(1) ||
      (size !== undefined && total !== undefined && total > size * new Set(numbers).size)
      ? partOfResults('/paging/total')
      : {};
  },
  map: (raw, { root }) =>
    at(raw, 'message') === undefined &&
    at(raw, 'rule') === undefined &&
    at(raw, 'ruleKey') === undefined
      ? undefined
      : issue(raw, root),
});

/**
 * Issues as CSV, with the field names of the web API or the columns of the CNES report, which has
 * the file.
 */
export const sonarqubeCsv = csvFormat({
  ...common,
  id: 'sonarqube-csv',
  columns: [
    ['rule', 'severity', 'component', 'message'],
    ['rule', 'severity', 'component', 'line', 'status'],
    ['rule', 'message', 'type', 'severity', 'language', 'file', 'line'],
    ['rule', 'message', 'type', 'severity', 'file', 'line', 'effort', 'status'],
  ],
  map: (row) => {
    const word = (name: string): string | undefined =>
      cell(row, name)
        ?.toUpperCase()
        .replace(/[\s-]+/g, '_');
    const [resolution, status] = [
      word('resolution')?.replace('FALSE_POSITIVE', 'FALSE-POSITIVE'),
      word('status'),
    ];
    if (cell(row, 'rule', 'message') === undefined) return undefined;
    return issue(
      {
        ...row,
        component: cell(row, 'component', 'file'),
        type: word('type'),
        status: status ?? '',
        ...(resolution === undefined ? { resolution: undefined } : { resolution }),
        creationDate: cell(row, 'creationdate', 'creation date'),
        updateDate: cell(row, 'updatedate', 'update date'),
        tags: cell(row, 'tags')?.split(/[,;]\s*/) ?? [],
      },
      undefined,
    );
  },
});
