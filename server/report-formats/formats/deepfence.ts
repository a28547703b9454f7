/**
 * Deepfence ThreatMapper: exported sheets (vulnerabilities, secrets, malware, compliance), one
 * table each, and the output of its package scanner.
 */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import type { Row } from '../parsers/csv-reader.ts';
import { entries, has, isList, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'Deepfence ThreatMapper',
  category: 'container',
  docsUrl: 'https://community.deepfence.io/threatmapper/docs/',
} as const;

const masked = (row: Row): RawFinding['suppression'] =>
  cell(row, 'masked')?.toLowerCase() === 'true'
    ? { kind: 'masked', status: 'accepted' }
    : undefined;

const node = (row: Row): NonNullable<RawFinding['cloudResource']> => ({
  type: cell(row, 'node type', 'nodetype', 'node_type'),
  id: cell(
    row,
    'node name',
    'node_name',
    'nodename',
    'host_name',
    'container name',
    'docker_container_name',
  ),
});

function vulnerability(row: Row): RawFinding {
  const id = cell(row, 'cve_id', 'cve id');
  const [pack, fixed] = [
    cell(row, 'cve_caused_by_package', 'cve caused by package'),
    cell(row, 'cve_fixed_in', 'cve fixed in'),
  ];
  const [, name = pack, version] = /^(.*?):([^:]+)$/.exec(pack ?? '') ?? [];
  const image = cell(row, 'cve_container_image', 'cve container image');
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'} - ${pack ?? ''}`,
    description: joinParagraphs(
      cell(row, 'cve_description', 'cve description'),
      labeledLines({
        'Attack vector': cell(row, 'cve_attack_vector', 'cve attack vector'),
        Host: cell(row, 'host_name', 'host name'),
      }),
    ),
    mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
    severity: cell(row, 'cve_severity', 'cve severity'),
    cvss: [
      {
        vector: cell(row, 'cve_attack_vector', 'cve attack vector'),
        score: Number(cell(row, 'cve_cvss_score', 'cve cvss score')),
      },
    ],
    vulnerabilityIds: [id],
    component: {
      name,
      version,
      ecosystem: cell(row, 'cve_type', 'cve type'),
      path: cell(row, 'cve_caused_by_package_path'),
      fixed: [fixed],
    },
    image:
      image === undefined
        ? undefined
        : {
            reference: image,
            digest: cell(row, 'cve_container_image_id', 'cve container image id'),
            layer: cell(row, 'cve_container_layer'),
          },
    references: [cell(row, 'cve_link', 'cve link')],
    suppression: masked(row),
  };
}

function secret(row: Row): RawFinding {
  const what = cell(row, 'name', 'rule');
  const path = cell(row, 'filename', 'full_filename', 'file name');
  return {
    ruleId: cell(row, 'rule', 'name'),
    title: `${what ?? 'Secret'} found in ${path ?? 'a file'}`,
    description: labeledLines({ Signature: cell(row, 'signature'), Node: node(row).id }),
    mitigation: 'Revoke the secret, replace it, and remove it from the image.',
    severity: cell(row, 'severity', 'level'),
    category: 'secret',
    cwes: [798],
    location: { path, snippet: cell(row, 'content', 'matched_content') },
    cloudResource: node(row),
    suppression: masked(row),
  };
}

function malware(row: Row): RawFinding {
  const path = cell(row, 'file name', 'filename', 'complete_filename');
  return {
    ruleId: cell(row, 'rule name', 'rule_name'),
    title: `${cell(row, 'rule name', 'rule_name') ?? 'Malware'} in ${path ?? 'a file'}`,
    description: joinParagraphs(cell(row, 'summary'), labeledLines({ Class: cell(row, 'class') })),
    severity: cell(row, 'severity', 'file_severity', 'file severity'),
    cwes: [506],
    location: { path },
    cloudResource: node(row),
    suppression: masked(row),
  };
}

function compliance(row: Row): Entry | undefined {
  const status = cell(row, 'status')?.toLowerCase() ?? '';
  if (status === 'pass' || status === 'ok') return skipped('passed');
  if (status === 'info' || status === 'skip') return skipped('not_a_finding');
  const id = cell(row, 'test_number', 'test number', 'control_id', 'control id');
  return {
    ruleId: id,
    title: `${id ?? ''} - ${cell(row, 'test_desc', 'test desc', 'description', 'title') ?? cell(row, 'test_category', 'test category') ?? ''}`,
    description: joinParagraphs(
      cell(row, 'test_info', 'test info', 'reason'),
      labeledLines({
        Category: cell(row, 'test_category', 'test category'),
        Benchmark: cell(row, 'compliance_check_type', 'compliance check type'),
      }),
    ),
    mitigation: cell(row, 'remediation', 'remediation_script'),
    severity: cell(row, 'severity') ?? status,
    category: 'iac',
    cloudResource: {
      ...node(row),
      account: cell(row, 'account_id', 'account id', 'cloud_account_id', 'cloud account id'),
      region: cell(row, 'region'),
      id:
        cell(row, 'resource') ??
        node(row).id ??
        cell(row, 'compliance_check_type', 'compliance check type'),
    },
    suppression: masked(row),
  };
}

const hasAny = (row: Row, ...names: string[]): boolean => names.some((name) => name in row);

export const deepfenceCsv = csvFormat({
  ...common,
  id: 'deepfence',
  aliases: ['deepfence_threatmapper', 'deepfence threatmapper', 'deepfence threatmapper report'],
  severities: { alarm: 'high', warn: 'medium', fail: 'high', delete: 'medium' },
  columns: [
    ['cve_id', 'cve_severity', 'cve_type'],
    ['cve_id', 'cve_severity', 'cve_caused_by_package'],
    ['cve id', 'cve severity', 'cve type'],
    ['cve id', 'cve severity', 'cve caused by package'],
    ['filename', 'content', 'rule', 'severity', 'signature'],
    ['rule name', 'file name', 'severity', 'node name'],
    ['rule name', 'file name', 'class', 'node name'],
    ['rule name', 'file name', 'class', 'nodetype'],
    ['compliance_check_type', 'test_number', 'status'],
    ['compliance check type', 'test number', 'status'],
    ['compliance_check_type', 'control_id', 'status'],
    ['compliance check type', 'control id', 'status'],
  ],
  confidence: 0.95,
  map: (row) => {
    if (hasAny(row, 'cve_id', 'cve id')) return vulnerability(row);
    if (hasAny(row, 'compliance_check_type', 'compliance check type')) return compliance(row);
    return hasAny(row, 'rule name') ? malware(row) : secret(row);
  },
});

export const deepfenceJson = jsonFormat({
  ...common,
  id: 'deepfence-json',
  detect: ({ value }) => (isList(value) && has(value, '0.cve_id', '0.cve_severity') ? 1 : 0),
  each: ['/#'],
  map: (raw) =>
    vulnerability(
      Object.fromEntries(entries(raw).map(([name, value]) => [name, str(value) ?? ''])),
    ),
});
