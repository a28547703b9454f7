import { xmlFormat } from '../format.ts';
import { htmlToText, joinParagraphs } from '../normalize/text.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

export const webInspect = xmlFormat({
  id: 'webinspect',
  tool: 'Fortify WebInspect',
  category: 'dast',
  docsUrl: 'https://www.microfocus.com/documentation/fortify-webinspect/',
  aliases: ['microfocus webinspect', 'microfocus_webinspect'],
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high', '4': 'critical' },
  detect: ({ value }) =>
    has(value, 'Sessions')
      ? 0.95
      : has(value, 'Scan.0.Issues') && has(value, 'Scan.0.PolicyName')
        ? 0.9
        : 0,
  each: ['/Sessions/Session/Issues/Issue', '/Scan/Issues/Issue'],
  run: (root) => ({ completedAt: str(root, 'Scan', 'StartTime') }),
  map: (issue, { parents }) => {
    const session = parents.find((parent) => has(parent, 'AttackParamDescriptor'));
    const section = (name: string): string | undefined =>
      htmlToText(
        str(
          list(issue, 'ReportSection').find((entry) => str(entry, 'Name') === name),
          'SectionText',
        ),
      );
    return {
      ruleId: str(issue, 'VulnerabilityID') ?? str(issue, 'CheckTypeID'),
      title: str(issue, 'Name'),
      description: joinParagraphs(section('Summary'), section('Implication'), section('Execution')),
      mitigation: section('Fix'),
      severity: str(issue, 'Severity'),
      cwes: list(issue, 'Classifications', 'Classification').map(
        (entry) => str(entry) ?? str(entry, '@identifier'),
      ),
      endpoint: str(issue, 'URL') ?? parents.map((parent) => str(parent, 'URL')).find(Boolean),
      httpMethod: /^([A-Z]{3,10}) \S/.exec(str(issue, 'VulnerableSession') ?? '')?.[1],
      httpParameter: str(session, 'AttackParamDescriptor'),
      references: list(issue, 'ReportSection')
        .filter((entry) => str(entry, 'Name') === 'Reference Info')
        .flatMap((entry) => (str(entry, 'SectionText') ?? '').match(/https?:[^"'<>\s]+/g) ?? []),
      cvss: [{ score: num(issue, 'CVSS') }],
    };
  },
});
