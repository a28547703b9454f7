/** Rapplex: issues grouped by severity and type, one per address. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { htmlToText, joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/** Returns the proof: data or access that the scanner gained through the issue. */
const proofOf = (issue: unknown): string | undefined =>
  list(issue, 'CommentGroups')
    .filter((group) => str(group, 'Name') === 'Proof')
    .flatMap((group) => list(group, 'Items'))
    .map((item) => labeledLines({ [str(item, 'Title') ?? 'Proof']: str(item, 'Text') }))
    .join('\n') || undefined;

const isVector = (title: string | undefined): boolean => /^CVSS:\d/.test(title ?? '');

function finding(issue: unknown, group: unknown): RawFinding {
  const about = at(group, 'Definition');
  const links = list(about, 'References');
  return {
    ruleId: str(about, 'Title') ?? str(group, 'Group'),
    title: str(issue, 'Title') ?? str(about, 'Title'),
    description: joinParagraphs(htmlToText(str(about, 'Sections', 'Summary')), proofOf(issue)),
    mitigation: htmlToText(str(about, 'Sections', 'Remediation')),
    severity: str(issue, 'Severity') ?? str(group, 'Severity'),
    confidence: at(issue, 'Exploitable') === true ? 'high' : undefined,
    cvss: links
      .map((link) => str(link, 'Title'))
      .filter(isVector)
      .map((vector) => ({ vector })),
    cwes: list(about, 'Classifications')
      .filter((entry) => str(entry, 'Foundation') === 'CWE')
      .map((entry) => str(entry, 'Value')),
    endpoint: str(issue, 'Url'),
    httpMethod: /^([A-Z]{3,10}) /.exec(str(issue, 'HttpRequest') ?? '')?.[1],
    httpParameter: str(issue, 'InjectionPoint', 'Name'),
    references: [
      ...links.filter((link) => !isVector(str(link, 'Title'))).map((link) => str(link, 'Link')),
      str(about, 'Sections', 'References'),
    ],
  };
}

export const rapplex = jsonFormat({
  id: 'rapplex',
  tool: 'Rapplex',
  category: 'dast',
  docsUrl: 'https://support.rapplex.com/',
  aliases: ['rapplex scan', 'rapplex web'],
  severities: { bestpractice: 'info' },
  detect: ({ value }) => (has(value, 'ScanId', 'Target', 'Severities') ? 1 : 0),
  each: ['/Severities/*/IssueGroups/#'],
  asides: ['ScanPolicy', 'Fingerprinting'],
  run: (root) => ({ targets: [hostTarget(str(root, 'Target'))] }),
  holds: ['/Issues/#'],
  map: (group) =>
    list(group, 'Issues').map((issue) =>
      // Passed checks are listed on request.
      /^passed$/i.test(str(issue, 'Severity') ?? str(group, 'Severity') ?? '')
        ? skipped('passed')
        : finding(issue, group),
    ),
});
