/** Qualys VM: the asset data report as XML, whose details stand in a glossary. */
import { finish, runItem, type FormatFacts, type ReportFormat } from '../format.ts';
import { plainText } from '../facts/text.ts';
import { has, list, num, str, type Tree } from '../input/access.ts';
import { readXmlSlices } from '../input/xml-reader.ts';

const facts: FormatFacts = {
  id: 'qualys',
  tool: 'Qualys VMDR',
  category: 'network',
  docsUrl: 'https://docs.qualys.com/en/vm/latest/reports/',
  aliases: ['qualys scan', 'qualys vm'],
  severities: { '1': 'info', '2': 'low', '3': 'medium', '4': 'high', '5': 'critical' },
  kinds: ['xml'],
  recognise: ({ value }) => (has(value, 'ASSET_DATA_REPORT') ? 1 : 0),
};

export const qualys: ReportFormat = {
  ...facts,
  async *read(file, context) {
    yield runItem(facts);
    const glossary = new Map<string, Tree>();
    for await (const { value } of readXmlSlices(file, ['/ASSET_DATA_REPORT/GLOSSARY/VULN_DETAILS_LIST/VULN_DETAILS'], context)) glossary.set(str(value, '@id') ?? `qid_${str(value, 'QID') ?? ''}`, value);
    for await (const { value: host, pointer } of readXmlSlices(file, ['/ASSET_DATA_REPORT/HOST_LIST/HOST'], context))
      for (const [index, found] of list(host, 'VULN_INFO_LIST', 'VULN_INFO').entries()) {
        const id = str(found, 'QID', '@id') ?? `qid_${str(found, 'QID') ?? ''}`;
        const details = glossary.get(id);
        const status = str(found, 'VULN_STATUS');
        if (status?.toLowerCase() === 'fixed') continue;
        const name = str(host, 'DNS') ?? str(host, 'IP') ?? '';
        const port = str(found, 'PORT');
        yield* finish({
          rule: str(found, 'QID'),
          title: `QID-${str(found, 'QID') ?? ''} | ${str(details, 'TITLE') ?? ''}`,
          description: [plainText(str(details, 'THREAT')), plainText(str(details, 'IMPACT')), plainText(str(found, 'RESULT'))].filter((part) => part !== undefined).join('\n\n'),
          mitigation: plainText(str(details, 'SOLUTION')),
          severity: str(details, 'SEVERITY'),
          cvss: [{ score: num(found, 'CVSS3_FINAL') ?? num(details, 'CVSS3_SCORE', 'CVSS3_BASE'), version: '3.1' }, { score: num(details, 'CVSS_SCORE', 'CVSS_BASE'), version: '2.0' }],
          ids: list(details, 'CVE_ID_LIST', 'CVE_ID').map((cve) => str(cve, 'ID')),
          endpoint: port === undefined ? name : `${name}:${port}`,
          references: list(details, 'CVE_ID_LIST', 'CVE_ID').map((cve) => str(cve, 'URL')),
          tags: [str(details, 'CATEGORY')],
          firstSeen: str(found, 'FIRST_FOUND'),
          lastSeen: str(found, 'LAST_FOUND'),
        }, facts, `${pointer}/VULN_INFO[${index + 1}]`);
      }
  },
};
