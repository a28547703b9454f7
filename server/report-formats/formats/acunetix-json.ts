import { jsonFormat } from '../format.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { htmlToText } from '../normalize/text.ts';
import { at, has, list, str } from '../parsers/json-access.ts';

/**
 * The JSON export of scans: places by the id of their type, and the types beside them. A number says
 * how bad a type is, up to 4.
 */
export const acunetixJson = jsonFormat({
  id: 'acunetix-json',
  tool: 'Acunetix',
  category: 'dast',
  docsUrl: 'https://www.acunetix.com/support/docs/wvs/generating-reports/',
  severities: { '4': 'critical', '3': 'high', '2': 'medium', '1': 'low', '0': 'info' },
  detect: ({ value }) => (has(value, 'export.scans.0.vulnerability_types') ? 1 : 0),
  each: ['/export/scans/#/vulnerabilities/#'],
  asides: ['vulnerability_types', 'info'],
  map: (raw, { root, keys }) => {
    const scan = at(root, 'export', 'scans', Number(keys[2]));
    const id = str(raw, 'info', 'vt_id');
    const type = list(scan, 'vulnerability_types').find((one) => str(one, 'vt_id') === id);
    const [, method, path] =
      /^([A-Z]{3,10}) (\S{1,4000})/.exec(str(raw, 'info', 'request') ?? '') ?? [];
    const start = str(scan, 'info', 'start_url') ?? str(scan, 'info', 'host');
    return {
      ruleId: id,
      ruleName: str(type, 'name'),
      title: str(type, 'name'),
      description: htmlToText(str(type, 'description')),
      mitigation: htmlToText(str(type, 'recommendation')),
      severity: str(type, 'severity'),
      cvss: [
        { vector: str(type, 'cvss3_vector') },
        { vector: str(type, 'cvss2_vector'), version: '2.0' },
      ],
      // A path is one of the host, wherever the scan began.
      endpoint: joinUrl(
        path === undefined ? start : (/^\w+:\/\/[^/]+/.exec(start ?? '')?.[0] ?? start),
        path,
      ),
      httpMethod: method,
    };
  },
});
