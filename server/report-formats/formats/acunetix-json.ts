import { jsonFormat } from '../format.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { htmlToText, joinParagraphs } from '../normalize/text.ts';
import { at, has, list, str, texts } from '../parsers/json-access.ts';

/**
 * The JSON export of scans: locations by type id, and a separate list of types. The severity of a
 * type is a number up to 4.
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
      description: joinParagraphs(
        htmlToText(str(type, 'description')),
        htmlToText(str(raw, 'info', 'details')),
        htmlToText(str(type, 'impact')),
      ),
      mitigation: htmlToText(str(type, 'recommendation')),
      severity: str(type, 'severity'),
      cvss: [
        { vector: str(type, 'cvss3_vector') ?? str(type, 'cvss3') },
        { vector: str(type, 'cvss2_vector') ?? str(type, 'cvss2'), version: '2.0' },
      ],
      cwes: texts(type, 'tags').filter((tag) => /^CWE-\d+$/i.test(tag)),
      vulnerabilityIds: texts(type, 'tags'),
      references: list(type, 'references').map((link) => str(link, 'href')),
      // A path is relative to the host, whatever the start address of the scan.
      endpoint: joinUrl(
        path === undefined ? start : (/^\w+:\/\/[^/]+/.exec(start ?? '')?.[0] ?? start),
        path,
      ),
      httpMethod: method,
    };
  },
});
