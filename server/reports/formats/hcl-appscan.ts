import { xmlFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, has, list, num, str } from '../input/access.ts';

/** AppScan Standard and Enterprise: groups of items that refer to types and urls by id. */
export const hclAppScan = xmlFormat({
  id: 'hcl-appscan',
  tool: 'HCL AppScan',
  category: 'dast',
  docsUrl: 'https://help.hcl-software.com/appscan/',
  aliases: ['hcl_appscan', 'hcl appscan', 'ibm appscan', 'ibm_app', 'hcl_asoc_sast', 'hcl asoc sast', 'hcl appscan on cloud'],
  recognise: ({ value }) => (has(value, 'xml-report') ? 0.95 : 0),
  each: ['/xml-report/issue-group/item'],
  map: (item, { root }): Draft => {
    const report = at(root, 'xml-report', 0);
    const refer = (name: string): string | undefined => str(item, name, 'ref') ?? str(item, name);
    const type = list(report, 'issue-type-group', 'item').find((entry) => str(entry, '@id') === refer('issue-type'));
    const url = list(report, 'url-group', 'item').find((entry) => str(entry, '@id') === refer('url'));
    const entity = list(report, 'entity-group', 'item').find((entry) => str(entry, '@id') === refer('entity'));
    return { rule: refer('issue-type'), title: str(type, 'name') ?? refer('issue-type'), description: str(item, 'variant-group', 'item', 'reasoning') ?? str(item, 'issue-information', 'call-trace'), mitigation: str(type, 'fix-recommendation'), severity: str(item, 'severity') ?? str(item, 'severity-id'), cvss: [{ score: num(item, 'cvss-score') }], cwes: [str(item, 'cwe'), str(item, 'cwe', 'ref'), str(type, 'cwe', 'link'), str(type, 'cwe')], ids: [str(item, 'cve'), str(type, 'cve'), str(type, 'cve', 'link')], endpoint: str(url, 'name') ?? str(url, 'url-name') ?? str(item, 'asset-name'), httpParameter: str(entity, 'name') ?? str(entity, 'entity-name'), place: { path: str(item, 'source-file') ?? str(item, 'location')?.replace(/:\d+$/, ''), line: num(item, 'line') ?? num(/:(\d+)$/.exec(str(item, 'location') ?? '')?.[1]) }, category: str(report, '@technology')?.toUpperCase() === 'SAST' ? 'sast' : undefined };
  },
});
