import { xmlFormat } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

export const webInspect = xmlFormat({
  id: 'webinspect',
  tool: 'Fortify WebInspect',
  category: 'dast',
  docsUrl: 'https://www.microfocus.com/documentation/fortify-webinspect/',
  aliases: ['microfocus webinspect', 'microfocus_webinspect'],
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high', '4': 'critical' },
  detect: ({ value }) => (has(value, 'Sessions') ? 0.95 : 0),
  each: ['/Sessions/Session'],
  holds: ['/Issues/#/Issue/#'],
  map: (session) =>
    list(session, 'Issues', 'Issue').map((issue) => {
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
        description: [section('Summary'), section('Implication')]
          .filter((part) => part !== undefined)
          .join('\n\n'),
        mitigation: section('Fix'),
        severity: str(issue, 'Severity'),
        cwes: list(issue, 'Classifications', 'Classification').map(
          (entry) => str(entry) ?? str(entry, '@identifier'),
        ),
        endpoint: str(session, 'URL'),
        httpParameter: str(session, 'AttackParamDescriptor'),
        references: [section('Reference Info')],
        cvss: [{ score: num(issue, 'CVSS') }],
      };
    }),
});
