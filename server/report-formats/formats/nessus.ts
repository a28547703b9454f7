/** Tenable: `.nessus` XML and CSV of Nessus, Tenable.io and Tenable.sc. Risk 0 is informational. */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { cell, csvFormat, jsonFormat, xmlFormat, type ReportFormat } from '../format.ts';
import type { RawCvss } from '../normalize/cvss.ts';
import { joinRows } from '../joined-rows.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { auditOfItem, auditOfRow, withAudit } from './nessus-audit.ts';

const common = {
  tool: 'Nessus',
  category: 'network',
  docsUrl: 'https://docs.tenable.com/nessus/Content/NessusFileFormat.htm',
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high', '4': 'critical' },
} as const;

/** The scan of the host started but did not finish: the scan was stopped. */
const isUnfinished = (host: unknown): boolean => {
  const tags = list(host, 'HostProperties', 'tag').map((tag) => str(tag, '@name'));
  return tags.includes('HOST_START') && !tags.includes('HOST_END');
};

export const nessusXml = xmlFormat({
  ...common,
  id: 'nessus',
  aliases: ['tenable', 'tenable nessus', 'nessus_was', 'tenable was'],
  detect: ({ value }) => (has(value, 'NessusClientData_v2') ? 1 : 0),
  each: ['/NessusClientData_v2/Report/ReportHost/ReportItem'],
  asides: ['HostProperties'],
  run: (root) => {
    const hosts = list(root, 'NessusClientData_v2', 'Report', 'ReportHost');
    // Nessus lists every host that responded.
    const isEmpty = list(root, 'NessusClientData_v2', 'Report').length > 0 && hosts.length === 0;
    return {
      incomplete: isEmpty && 'nothing_scanned',
      targets: hosts.map((host) => hostTarget(str(host, '@name'))),
      unscanned: hosts.filter(isUnfinished).map((host) => {
        const target = hostTarget(str(host, '@name'));
        return target === undefined ? {} : { target };
      }),
    };
  },
  map: (item, { parents }) => {
    const host = str(parents.at(-1), '@name') ?? '';
    const port = str(item, '@port');
    return withAudit(auditOfItem(item), {
      ruleId: str(item, '@pluginID'),
      ruleName: str(item, '@pluginName'),
      helpUri: `https://www.tenable.com/plugins/nessus/${str(item, '@pluginID') ?? ''}`,
      title: str(item, '@pluginName') ?? str(item, 'plugin_name'),
      description: joinParagraphs(
        str(item, 'synopsis'),
        str(item, 'description'),
        str(item, 'plugin_output'),
      ),
      mitigation: str(item, 'solution'),
      severity: str(item, '@severity') ?? str(item, 'risk_factor'),
      cvss: [
        { vector: str(item, 'cvss4_vector'), score: num(item, 'cvss4_base_score'), version: '4.0' },
        { vector: str(item, 'cvss3_vector'), score: num(item, 'cvss3_base_score'), version: '3.1' },
        { vector: str(item, 'cvss_vector'), score: num(item, 'cvss_base_score'), version: '2.0' },
      ],
      vulnerabilityIds: texts(item, 'cve'),
      cwes: [
        texts(item, 'cwe').map(Number),
        texts(item, 'xref').filter((reference) => reference.startsWith('CWE')),
      ],
      epss: { score: num(item, 'epss_score') },
      knownExploited:
        texts(item, 'cisa-known-exploited').length > 0 ||
        texts(item, 'xref').some((reference) => reference.startsWith('CISA-KNOWN-EXPLOITED'))
          ? true
          : undefined,
      endpoint: port === undefined || port === '0' ? host : `${host}:${port}`,
      references: [str(item, 'see_also')],
      tags: [str(item, '@pluginFamily')],
    });
  },
});

/** Exports of Tenable Vulnerability Management: plugin, asset and port of each result. */
export const tenableExport = jsonFormat({
  ...common,
  id: 'tenable-export',
  docsUrl: 'https://developer.tenable.com/reference/exports-vulns-download-chunk',
  detect: ({ value }) =>
    ['0.', 'vulnerabilities.0.', ''].some((place) =>
      has(value, `${place}plugin.id`, `${place}asset`, `${place}severity_id`),
    )
      ? 1
      : 0,
  each: ['/#', '/vulnerabilities/#'],
  alone: (document) => has(document, 'plugin.id'),
  map: (raw): Entry | undefined => {
    if (/^fixed$/i.test(str(raw, 'state') ?? '')) return skipped('fixed_in_report');
    const [asset, plugin] = [at(raw, 'asset'), at(raw, 'plugin')];
    const score = (key: string, version: string): RawCvss => ({
      vector: str(plugin, `${key}_vector`, 'raw'),
      score: num(plugin, `${key}_base_score`),
      version,
    });
    return {
      ruleId: str(plugin, 'id'),
      ruleName: str(plugin, 'name'),
      helpUri: `https://www.tenable.com/plugins/nessus/${str(plugin, 'id') ?? ''}`,
      title: str(plugin, 'name'),
      description: joinParagraphs(
        str(plugin, 'synopsis'),
        str(plugin, 'description'),
        str(raw, 'output'),
      ),
      mitigation: str(plugin, 'solution'),
      severity: str(raw, 'severity') ?? str(raw, 'severity_id'),
      cvss: [score('cvss4', '4.0'), score('cvss3', '3.1'), score('cvss', '2.0')],
      vulnerabilityIds: texts(plugin, 'cve'),
      cwes: list(plugin, 'xrefs')
        .filter((reference) => str(reference, 'type') === 'CWE')
        .map((reference) => num(reference, 'id')),
      endpoint: hostAndPort(
        str(asset, 'fqdn') ?? str(asset, 'hostname') ?? str(asset, 'ipv4'),
        str(raw, 'port', 'port'),
      ),
      references: texts(plugin, 'see_also'),
      tags: [str(plugin, 'family')],
      suppression:
        str(raw, 'severity_modification_type') === 'ACCEPTED'
          ? { kind: 'accepted', status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'first_found'),
      lastSeen: str(raw, 'last_found'),
    };
  },
});

const table = csvFormat({
  ...common,
  id: 'nessus-csv',
  columns: [
    ['plugin id', 'risk', 'host', 'name'],
    ['plugin', 'plugin name', 'severity', 'ip address'],
    ['plugin id', 'plugin name', 'severity'],
    ['plugin id', 'name', 'severity'],
    ['definition.id', 'definition.name', 'severity'],
  ],
  map: (row) => {
    const [host, port] = [
      cell(
        row,
        'host',
        'fqdn',
        'ip address',
        'dns name',
        'asset.name',
        'asset.host_name',
        'hostname',
        'ipv4 address',
        'ip',
        'host ip',
      ),
      cell(row, 'port', 'asset.port'),
    ];
    const title = cell(row, 'name', 'plugin name', 'definition.name');
    if (title === undefined) return unfamiliar;
    if (/^fixed$/i.test(cell(row, 'vulnerability state', 'state') ?? ''))
      return skipped('fixed_in_report');
    const accepted = cell(row, 'accept risk comment');
    return withAudit(auditOfRow(row), {
      ruleId: cell(row, 'plugin id', 'plugin', 'definition.id'),
      title,
      description: joinParagraphs(
        cell(row, 'synopsis', 'definition.synopsis'),
        cell(row, 'description', 'definition.description'),
        cell(row, 'plugin output', 'plugin text', 'output'),
      ),
      mitigation: cell(row, 'solution', 'definition.solution', 'steps to remediate'),
      severity: cell(row, 'risk', 'severity', 'risk factor'),
      cvss: [
        {
          vector: cell(
            row,
            'cvss v3 vector',
            'cvss v3.0 vector',
            'cvss3 vector',
            'definition.cvss3.base_vector',
          ),
          score: Number(
            cell(
              row,
              'cvss v3.0 base score',
              'cvss v3 base score',
              'cvss3 base score',
              'cvssv3',
              'definition.cvss3.base_score',
            ),
          ),
          version: '3.1',
        },
        {
          vector: cell(row, 'cvss vector', 'cvss v2 vector'),
          score: Number(
            cell(row, 'cvss', 'cvss base score', 'cvss v2.0 base score', 'cvss v2 base score'),
          ),
          version: '2.0',
        },
      ],
      vulnerabilityIds: [cell(row, 'cve', 'definition.cve')],
      cwes: [
        cell(row, 'cwe', 'definition.cwe'),
        cell(row, 'cross references', 'definition.cross_references')?.match(/CWE[ #:-]+\d+/gi),
      ],
      endpoint:
        host === undefined
          ? undefined
          : port === undefined || port === '0' || host.includes('://')
            ? host
            : `${host}:${port}`,
      references: [cell(row, 'see also', 'definition.see_also')],
      epss: { score: num(row, 'epss score') },
      suppression:
        accepted === undefined
          ? undefined
          : { kind: 'accepted', status: 'accepted', justification: accepted },
      firstSeen: cell(row, 'first discovered', 'first found', 'first_observed'),
      lastSeen: cell(row, 'last observed', 'last found', 'last_seen'),
    });
  },
});

/** The table has a row per CVE for each plugin and port. */
export const nessusCsv: ReportFormat = {
  ...table,
  read: (file, context) => joinRows(table.read(file, context), 'by rule'),
};
