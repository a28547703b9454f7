import { xmlFormat } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';
import { has, num, str } from '../parsers/json-access.ts';

export const appSpider = xmlFormat({
  id: 'appspider',
  tool: 'AppSpider',
  category: 'dast',
  docsUrl: 'https://docs.rapid7.com/appspider/',
  aliases: ['app spider', 'rapid7 appspider'],
  detect: ({ value }) => (has(value, 'VulnSummary') ? 1 : 0),
  each: ['/VulnSummary/VulnList/Vuln'],
  map: (raw) => ({
    ruleId: str(raw, 'VulnType'),
    title: str(raw, 'VulnType'),
    description: htmlToText(str(raw, 'Description')),
    mitigation: htmlToText(str(raw, 'Recommendation')),
    severity: str(raw, 'AttackScore')?.replace(/^\d-/, ''),
    cvss: [{ score: num(raw, 'CVSSScore') }],
    cwes: [num(raw, 'CweId')],
    endpoint: str(raw, 'VulnUrl') ?? str(raw, 'NormalizedUrl'),
    httpMethod: str(raw, 'VulnMethod') ?? str(raw, 'VulnParamType'),
    httpParameter: str(raw, 'VulnParam'),
  }),
});
