import { skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/** `lacework vulnerability container scan … --json`: packages by image layer. */
export const lacework = jsonFormat({
  id: 'lacework',
  tool: 'Lacework FortiCNAPP',
  category: 'container',
  docsUrl: 'https://docs.fortinet.com/product/lacework-forticnapp',
  aliases: ['lacework'],
  detect: ({ value }) =>
    has(value, 'image.image_layers') ||
    (has(value, 'image.image_info') && has(value, 'total_vulnerabilities'))
      ? 1
      : 0,
  each: ['/image/image_layers/#'],
  run: (root) => ({ completedAt: str(root, 'scan_request_props', 'scanCompletionUtcTime') }),
  holds: ['/packages/#/vulnerabilities/#'],
  map: (layer, { root }) => {
    const info = at(root, 'image', 'image_info');
    const image = {
      reference:
        [str(info, 'registry'), str(info, 'repository')]
          .filter((part) => part !== undefined)
          .join('/') || undefined,
      digest: str(info, 'image_digest'),
      layer: str(layer, 'hash'),
    };
    return list(layer, 'packages').flatMap((pack) =>
      list(pack, 'vulnerabilities').map((raw) => {
        const [id, name, version, fixed] = [
          str(raw, 'name'),
          str(pack, 'name'),
          str(pack, 'version'),
          str(raw, 'fix_version'),
        ];
        return {
          ruleId: id,
          title: `${id ?? 'Vulnerability'} - ${name ?? ''} ${version ?? ''}`,
          description: str(raw, 'description'),
          mitigation:
            fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
          severity: str(raw, 'severity'),
          cvss: [
            {
              vector: str(raw, 'metadata', 'NVD', 'CVSSv3', 'Vectors'),
              score: num(raw, 'metadata', 'NVD', 'CVSSv3', 'Score'),
            },
          ],
          vulnerabilityIds: [id],
          component: {
            name,
            version,
            ecosystem: str(pack, 'namespace')?.split(':', 1)[0],
            path: str(pack, 'file_path'),
            fixed: [fixed],
          },
          image,
          references: [str(raw, 'link')],
        };
      }),
    );
  },
});

/** API responses for hosts and images: a list of packages, each with one vulnerability. */
export const laceworkApi = jsonFormat({
  id: 'lacework-api',
  tool: 'Lacework FortiCNAPP',
  category: 'container',
  docsUrl: 'https://docs.lacework.net/api/v2/docs/#tag/Vulnerabilities',
  detect: ({ value }) =>
    ['data.0', '0'].some(
      (place) => has(value, `${place}.featureKey`) && has(value, `${place}.vulnId`),
    )
      ? 1
      : 0,
  each: ['/data/#', '/#'],
  map: (raw) => {
    if (/^(?:good|fixed)$/i.test(str(raw, 'status') ?? '')) return skipped('fixed_in_report');
    const [id, name, version] = [
      str(raw, 'vulnId'),
      str(raw, 'featureKey', 'name'),
      str(raw, 'featureKey', 'version') ?? str(raw, 'featureKey', 'version_installed'),
    ];
    const fixed = str(raw, 'fixInfo', 'fixed_version');
    const info = at(raw, 'evalCtx', 'image_info');
    const score = at(raw, 'cveProps', 'metadata', 'NVD', 'CVSSv3');
    return {
      ruleId: id,
      title: `${id ?? 'Vulnerability'} - ${name ?? ''} ${version ?? ''}`,
      description: str(raw, 'cveProps', 'description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'severity'),
      cvss: [{ vector: str(score, 'Vectors'), score: num(score, 'Score') }],
      vulnerabilityIds: [id],
      component: {
        name,
        version,
        ecosystem: str(raw, 'featureKey', 'namespace')?.split(':', 1)[0],
        path: str(raw, 'featureProps', 'src'),
        fixed: [fixed],
      },
      image: {
        reference:
          [str(info, 'registry'), str(info, 'repo')]
            .filter((part) => part !== undefined)
            .join('/') || undefined,
        digest: str(info, 'digest'),
      },
      endpoint: str(raw, 'evalCtx', 'hostname'),
      references: [str(raw, 'cveProps', 'link')],
    };
  },
});

/**
 * CSV of `lacework vulnerability … show-assessment --csv`. With `--packages` the first column is a
 * count.
 */
export const laceworkCsv = csvFormat({
  id: 'lacework-csv',
  tool: 'Lacework FortiCNAPP',
  category: 'container',
  docsUrl: 'https://docs.fortinet.com/product/lacework-forticnapp',
  columns: [['cve id', 'severity', 'package', 'current version', 'fix version']],
  map: (row) => {
    const [id, name, version, fixed] = [
      cell(row, 'cve id'),
      cell(row, 'package'),
      cell(row, 'current version'),
      cell(row, 'fix version'),
    ];
    if (id === undefined || /^(?:good|fixed)$/i.test(cell(row, 'vuln status', 'status') ?? ''))
      return skipped('fixed_in_report');
    return {
      ruleId: id,
      title: `${id} - ${name ?? ''} ${version ?? ''}`,
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: cell(row, 'severity'),
      cvss: [
        { score: Number(cell(row, 'cvssv3') ?? Number.NaN), version: '3' },
        { score: Number(cell(row, 'cvssv2') ?? Number.NaN), version: '2.0' },
      ],
      vulnerabilityIds: [id],
      component: {
        name,
        version,
        ecosystem: cell(row, 'namespace', 'package namespace')?.split(':', 1)[0],
        fixed: [fixed],
      },
      image: { layer: cell(row, 'introduced in layer') },
    };
  },
});
