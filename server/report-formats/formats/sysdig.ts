/**
 * Sysdig Secure: `sysdig-cli-scanner --output-json` (a list of packages; since 1.20 a map beside a
 * map of vulnerabilities) and scheduled reports as JSON.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { imageTarget } from '../normalize/target.ts';
import { at, bool, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const common = {
  tool: 'Sysdig Secure',
  category: 'container',
  docsUrl: 'https://docs.sysdig.com/en/docs/sysdig-secure/vulnerabilities/',
} as const;

const word = (value: unknown, ...steps: string[]): string | undefined =>
  str(value, ...steps) ?? str(value, ...steps, 'value');

function vulnerability(raw: unknown, pack: unknown, metadata: unknown): RawFinding {
  const [id, name, version] = [str(raw, 'name'), str(pack, 'name'), str(pack, 'version')];
  const fixed = str(raw, 'fixedInVersion') ?? str(raw, 'fixVersion') ?? str(pack, 'suggestedFix');
  const cvss = at(raw, 'cvssScore', 'value') ?? at(raw, 'cvssScore');
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'} - ${name ?? ''} (${version ?? ''})`,
    description: str(raw, 'description'),
    mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
    severity: word(raw, 'severity'),
    cvss: [
      {
        vector: str(cvss, 'vector'),
        score: num(cvss, 'score') ?? num(cvss),
        version: str(cvss, 'version'),
      },
    ],
    vulnerabilityIds: [id],
    knownExploited: has(raw, 'cisaKev') || has(raw, 'cisakev') ? true : undefined,
    component: {
      name,
      version,
      ecosystem: str(pack, 'type')?.toLowerCase(),
      path: str(pack, 'path'),
      fixed: [fixed],
      licenses: texts(pack, 'license'),
    },
    location: { path: str(pack, 'path') },
    image: {
      reference: str(metadata, 'pullString') ?? str(metadata, 'hostName'),
      digest: str(metadata, 'digest') ?? str(metadata, 'imageId'),
      layer: str(pack, 'layerRef'),
    },
    tags: [bool(raw, 'exploitable') === true ? 'exploitable' : undefined],
  };
}

/** Returns the accepted risk of a vulnerability, which the report lists separately. */
function acceptedRisk(raw: unknown, result: unknown): RawFinding['suppression'] {
  const accepted = texts(raw, 'riskAcceptRefs')
    .map((reference) => at(result, 'riskAccepts', reference))
    .find((risk) => /^active$/i.test(str(risk, 'status') ?? 'active'));
  const why = str(accepted, 'description') ?? str(accepted, 'reason');
  return accepted === undefined
    ? undefined
    : {
        kind: 'accepted risk',
        status: 'accepted',
        ...(why !== undefined && { justification: why }),
      };
}

function scan(document: unknown): RawFinding[] {
  const result = at(document, 'result');
  const metadata = at(result, 'metadata');
  const read = (raw: unknown, pack: unknown): RawFinding => ({
    ...vulnerability(raw, pack, metadata),
    suppression: acceptedRisk(raw, result),
  });
  if (isList(result, 'packages'))
    return list(result, 'packages').flatMap((pack) =>
      list(pack, 'vulns').map((raw) => read(raw, pack)),
    );
  const known = at(result, 'vulnerabilities');
  const referenced = entries(result, 'packages').flatMap(([, pack]) =>
    texts(pack, 'vulnerabilitiesRefs').flatMap((reference) =>
      has(known, reference) ? [{ reference, finding: read(at(known, reference), pack) }] : [],
    ),
  );
  const used = new Set(referenced.map(({ reference }) => reference));
  const others = entries(known)
    .filter(([reference]) => !used.has(reference))
    .map(([, raw]) => read(raw, at(result, 'packages', str(raw, 'packageRef') ?? '')));
  return [...referenced.map(({ finding }) => finding), ...others];
}

export const sysdigCli = jsonFormat({
  ...common,
  id: 'sysdig-cli',
  aliases: ['sysdig_cli', 'sysdig cli', 'sysdig cli report', 'sysdig-cli-scanner'],
  detect: ({ value }) =>
    has(value, 'result.vulnTotalBySeverity') ||
    (has(value, 'scanner', 'info', 'result') &&
      (has(value, 'result.packages') || has(value, 'result.vulnerabilities'))) ||
    has(value, 'result.packages.0.vulns')
      ? 1
      : 0,
  run: (root) => ({
    toolVersion: str(root, 'scanner', 'version'),
    completedAt: str(root, 'info', 'scanTime'),
    targets: [imageTarget(str(root, 'result', 'metadata', 'pullString'))],
  }),
  looksIn: [
    '/result/packages/#/vulns/#',
    '/result/packages/*/vulnerabilitiesRefs/#',
    '/result/vulnerabilities/*',
  ],
  // Members of the report, its result, and a package.
  asides: [
    ...['scanner', 'info'],
    ...['metadata', 'layers', 'baseImages', 'images', 'vulnTotalBySeverity'],
    ...['fixableVulnTotalBySeverity', 'policies', 'policyEvaluations', 'policyEvaluationsResult'],
    ...['riskAccepts', 'riskAcceptances', 'riskAcceptanceDefinitions', 'policyRiskAcceptances'],
  ],
  exhaustive: true,
  map: scan,
});

/** Normalizes a column name: `vulnCvssScore`, `Vuln CVSS Score` and `vuln_cvss_score` are equal. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

export function sysdigFinding(raw: unknown): RawFinding {
  const fields = new Map(entries(raw).map(([name, value]) => [plain(name), str(value)]));
  const get = (...names: string[]): string | undefined =>
    names.map((name) => fields.get(name)).find((text) => text !== undefined);
  const [id, name, version] = [
    get('vulnerabilityid', 'cveid', 'vulnname', 'vulnerability', 'vulnerabilityname', 'vulnid'),
    get('packagename', 'scanpackagename'),
    get('packageversion', 'scanpackageversion'),
  ];
  const fixed = get('fixversion', 'vulnfixversion', 'packagesuggestedfix', 'vulnfixedinversion');
  const epss = get('epssscore', 'vulnepssscore');
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'} - ${name ?? ''}`,
    description: get('vulndescription', 'description'),
    mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
    severity: get('severity', 'vulnseverity', 'vulnerabilityseverity', 'cveseverity'),
    cvss: [
      {
        vector: get('cvssvector', 'vulncvssvector', 'cvssv3vector', 'cvssv2vector'),
        score: Number(get('cvssscore', 'vulncvssscore', 'cvssv3score', 'cvssv2score')),
        version: get('cvssversion', 'vulncvssversion'),
      },
    ],
    vulnerabilityIds: [id],
    epss: { score: epss === undefined ? undefined : Number(epss) },
    component: {
      name,
      version,
      ecosystem: get('packagetype', 'scanpackagetype')?.toLowerCase(),
      path: get('packagepath', 'scanpackagepath'),
      fixed: [fixed],
    },
    image: {
      reference: get(
        'imagepullstring',
        'image',
        'imagename',
        'containerimage',
        'assetname',
        'k8spodname',
      ),
      digest: get('imageid', 'imagedigest', 'containerimageid'),
    },
    suppression:
      (get('riskaccepted') ?? get('vulnriskaccepted'))?.toLowerCase() === 'true'
        ? { kind: 'accepted risk', status: 'accepted' }
        : undefined,
    references: [get('vulnlink', 'link', 'url', 'cveurl')],
    knownExploited:
      get('cisakev', 'cisakevknownransomware')?.toLowerCase() === 'true' ? true : undefined,
  };
}

export const sysdigReport = jsonFormat({
  ...common,
  id: 'sysdig-report',
  aliases: ['sysdig_reports'],
  detect: ({ value }) => {
    const first = new Set(entries(value, 'data', 0).map(([name]) => plain(name)));
    if (isList(value, 'panels') && has(value, 'panels.0.filters') && has(value, 'zones'))
      return 0.95;
    return isList(value, 'data') &&
      first.has('packagename') &&
      (first.has('vulnerabilityid') || first.has('vulnname') || first.has('vulncvssscore'))
      ? 0.95
      : 0;
  },
  // Since 2025 a report has panels, each with a table.
  each: ['/data/#', '/panels/#/data/#'],
  asides: ['filters', 'zones', 'schedule'],
  map: sysdigFinding,
});
