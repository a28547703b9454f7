/** Tenable: `.nessus` XML and CSV of Nessus, Tenable.io and Tenable.sc. Risk 0 is for information. */
import { cell, csvFormat, xmlFormat } from '../format.ts';
import { has, num, str, texts } from '../input/access.ts';
import { paragraphs } from '../facts/text.ts';

const common = { tool: 'Nessus', category: 'network', docsUrl: 'https://docs.tenable.com/nessus/Content/NessusFileFormat.htm', severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high', '4': 'critical' } } as const;

export const nessusXml = xmlFormat({
  ...common,
  id: 'nessus',
  aliases: ['tenable', 'tenable nessus', 'nessus_was', 'tenable was'],
  recognise: ({ value }) => (has(value, 'NessusClientData_v2') ? 1 : 0),
  each: ['/NessusClientData_v2/Report/ReportHost/ReportItem'],
  map: (item, { parents }) => {
    const host = str(parents.at(-1), '@name') ?? '';
    const port = str(item, '@port');
    return {
      rule: str(item, '@pluginID'),
      ruleName: str(item, '@pluginName'),
      helpUri: `https://www.tenable.com/plugins/nessus/${str(item, '@pluginID') ?? ''}`,
      title: str(item, '@pluginName') ?? str(item, 'plugin_name'),
      description: paragraphs(str(item, 'synopsis'), str(item, 'description'), str(item, 'plugin_output')),
      mitigation: str(item, 'solution'),
      severity: str(item, '@severity') ?? str(item, 'risk_factor'),
      cvss: [{ vector: str(item, 'cvss4_vector'), score: num(item, 'cvss4_base_score'), version: '4.0' }, { vector: str(item, 'cvss3_vector'), score: num(item, 'cvss3_base_score'), version: '3.1' }, { vector: str(item, 'cvss_vector'), score: num(item, 'cvss_base_score'), version: '2.0' }],
      ids: texts(item, 'cve'),
      cwes: texts(item, 'cwe').map(Number),
      epss: { score: num(item, 'epss_score') },
      knownExploited: texts(item, 'cisa-known-exploited').length > 0 ? true : undefined,
      endpoint: port === undefined || port === '0' ? host : `${host}:${port}`,
      references: [str(item, 'see_also')],
      tags: [str(item, '@pluginFamily')],
    };
  },
});

export const nessusCsv = csvFormat({
  ...common,
  id: 'nessus-csv',
  columns: [['plugin id', 'risk', 'host', 'name'], ['plugin', 'plugin name', 'severity', 'ip address'], ['definition.id', 'definition.name', 'severity']],
  map: (row) => {
    const [host, port] = [cell(row, 'host', 'ip address', 'dns name', 'asset.name', 'asset.host_name'), cell(row, 'port', 'asset.port')];
    const title = cell(row, 'name', 'plugin name', 'definition.name');
    if (title === undefined) return undefined;
    return {
      rule: cell(row, 'plugin id', 'plugin', 'definition.id'),
      title,
      description: paragraphs(cell(row, 'synopsis', 'definition.synopsis'), cell(row, 'description', 'definition.description'), cell(row, 'plugin output', 'plugin text', 'output')),
      mitigation: cell(row, 'solution', 'definition.solution'),
      severity: cell(row, 'risk', 'severity', 'risk factor'),
      cvss: [{ vector: cell(row, 'cvss v3 vector', 'cvss v3.0 vector', 'definition.cvss3.base_vector'), score: Number(cell(row, 'cvss v3.0 base score', 'cvss v3 base score', 'definition.cvss3.base_score')), version: '3.1' }, { vector: cell(row, 'cvss vector', 'cvss v2 vector'), score: Number(cell(row, 'cvss', 'cvss base score', 'cvss v2.0 base score', 'cvss v2 base score')), version: '2.0' }],
      ids: [cell(row, 'cve', 'definition.cve')],
      cwes: cell(row, 'cwe', 'definition.cwe'),
      endpoint: host === undefined ? undefined : port === undefined || port === '0' ? host : `${host}:${port}`,
      references: [cell(row, 'see also', 'definition.see_also')],
    };
  },
});
