/**
 * Aqua: the report of a scanned image (`resources`), alone or in a list as written by its pipeline
 * plug-in; findings by file of a scanned host or function (`cves`); and the list from its API
 * (`result`).
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

function vulnerability(
  raw: unknown,
  component: NonNullable<RawFinding['component']>,
  image: RawFinding['image'],
): RawFinding {
  const id = str(raw, 'name');
  const scores: RawFinding['cvss'] = [
    { vector: str(raw, 'nvd_vectors_v3'), score: num(raw, 'nvd_score_v3'), version: '3.1' },
    {
      vector: str(raw, 'nvd_vectors'),
      score: num(raw, 'nvd_score') ?? num(raw, 'aqua_score') ?? num(raw, 'score'),
      version: str(raw, 'nvd_score_version') ?? '2.0',
    },
  ];
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'} - ${component.name ?? ''} (${component.version ?? ''})`,
    description: str(raw, 'description'),
    mitigation: str(raw, 'solution') ?? str(raw, 'fix_version'),
    severity: ['aqua_severity', 'nvd_severity_v3', 'vendor_severity', 'nvd_severity', 'severity']
      .map((name) => str(raw, name))
      .find((word) => word !== undefined),
    cvss: scores,
    vulnerabilityIds: [id],
    cwes: [
      str(raw, 'nvd_cwe'),
      list(raw, 'cwe_info').map((about) => str(about, 'Id') ?? str(about, 'cwe_id')),
    ],
    epss: { score: num(raw, 'epss_score'), percentile: num(raw, 'epss_percentile') },
    component: { ...component, fixed: [str(raw, 'fix_version')] },
    location: { path: component.path },
    image,
    references: [str(raw, 'nvd_url'), str(raw, 'vendor_url')],
    suppression:
      str(raw, 'acknowledged_date') === undefined
        ? undefined
        : { kind: 'acknowledged', status: 'accepted' },
    firstSeen: str(raw, 'first_found_date'),
  };
}

const componentOf = (resource: unknown): NonNullable<RawFinding['component']> => ({
  name: str(resource, 'name') ?? str(resource, 'path'),
  version: str(resource, 'version'),
  path: str(resource, 'path'),
  licenses: texts(resource, 'licenses'),
});

/** A secret or malware in a file of the image. Neither has a severity. */
const fileFinding = (
  raw: unknown,
  category: 'secret' | 'container',
  image: RawFinding['image'],
): RawFinding => {
  const [name, type] = [str(raw, 'malware') ?? str(raw, 'name'), str(raw, 'type')];
  return {
    ruleId: name ?? type ?? category,
    title:
      category === 'secret' ? `Sensitive data: ${type ?? name ?? ''}` : `Malware: ${name ?? ''}`,
    severity: str(raw, 'severity') ?? str(raw, 'aqua_severity'),
    fallbackSeverity: 'high',
    category,
    location: { path: str(raw, 'path') ?? str(raw, 'filename') ?? str(raw, 'file') },
    image,
  };
};

export const aqua = jsonFormat({
  id: 'aqua',
  tool: 'Aqua Security',
  category: 'container',
  docsUrl: 'https://docs.aquasec.com/',
  aliases: ['aqua', 'aqua scanner', 'aquasec'],
  detect: ({ value }) => {
    if (
      has(value, 'resources.0.resource') &&
      (has(value, 'resources.0.vulnerabilities') ||
        has(value, 'image_assurance_results') ||
        has(value, 'vulnerability_summary') ||
        has(value, 'image', 'scan_started'))
    )
      return 1;
    if (
      has(value, 'image', 'vulnerability_summary') ||
      has(value, 'image', 'image_assurance_results')
    )
      return 1;
    return has(value, '0.image_name', '0.results.resources') ||
      has(value, 'cves.0.file') ||
      has(value, 'result.0.aqua_severity') ||
      has(value, 'result.0.image_repository_name') ||
      has(value, 'result.0.nvd_severity')
      ? 0.9
      : 0;
  },
  each: ['/resources/#', '/cves/#', '/result/#', '/#/results/resources/#'],
  looksIn: ['vulnerabilities', 'sensitive_data', 'malware'].map((name) => `/${name}/#`),
  asides: ['resource', 'scanned'],
  run: (root) => ({
    incomplete:
      [root, ...(isList(root) ? list(root) : [])].some(
        (scan) =>
          at(scan, 'partial_results') === true || at(scan, 'results', 'partial_results') === true,
      ) && 'files_failed',
  }),
  map: (entry, { keys, root }) => {
    if (keys[0] === 'cves')
      return vulnerability(
        entry,
        {
          name: str(entry, 'resource', 'name') ?? str(entry, 'file'),
          version: str(entry, 'resource', 'version'),
          path: str(entry, 'file'),
        },
        undefined,
      );
    if (keys[0] === 'result')
      return vulnerability(entry, componentOf(at(entry, 'resource')), {
        reference: str(entry, 'image_name') ?? str(entry, 'image_repository_name'),
        digest: str(entry, 'image_digest'),
      });
    const scan = typeof keys[0] === 'number' ? at(root, keys[0], 'results') : root;
    const image = { reference: str(scan, 'image'), digest: str(scan, 'digest') };
    return [
      ...list(entry, 'vulnerabilities').map((raw) =>
        vulnerability(raw, componentOf(at(entry, 'resource')), image),
      ),
      ...list(entry, 'sensitive_data').map((raw) => fileFinding(raw, 'secret', image)),
      ...list(entry, 'malware').map((raw) => fileFinding(raw, 'container', image)),
    ];
  },
});
