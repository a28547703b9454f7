import { xmlFormat } from '../format.ts';
import { plainText } from '../facts/text.ts';
import { has, num, str } from '../input/access.ts';

export const appSpider = xmlFormat({
  id: 'appspider',
  tool: 'AppSpider',
  category: 'dast',
  docsUrl: 'https://docs.rapid7.com/appspider/',
  aliases: ['app spider', 'rapid7 appspider'],
  recognise: ({ value }) => (has(value, 'VulnSummary') ? 1 : 0),
  each: ['/VulnSummary/VulnList/Vuln'],
  map: (raw) => ({
    rule: str(raw, 'VulnType'),
    title: str(raw, 'VulnType'),
    description: plainText(str(raw, 'Description')),
    mitigation: plainText(str(raw, 'Recommendation')),
    severity: str(raw, 'AttackScore')?.replace(/^\d-/, ''),
    cvss: [{ score: num(raw, 'CVSSScore') }],
    cwes: [num(raw, 'CweId')],
    endpoint: str(raw, 'VulnUrl') ?? str(raw, 'NormalizedUrl'),
    httpMethod: str(raw, 'VulnMethod') ?? str(raw, 'VulnParamType'),
    httpParameter: str(raw, 'VulnParam'),
  }),
});
