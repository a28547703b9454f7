/** Anchore Engine and Enterprise: vulnerabilities of an image (`anchore-cli`, `anchorectl`). */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { bool, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Splits a list of versions; `None` means an empty list. */
const versionsIn = (text: string | undefined): string[] =>
  (text ?? '').split(/[,\s]+/).filter((version) => version !== '' && version !== 'None');

/** Enterprise's image report, in which the package name includes the version. */
function evaluated(raw: unknown, root: unknown): RawFinding {
  const [id, pack] = [str(raw, 'vulnerabilityId'), str(raw, 'package')];
  const [, name, version] = /^(.+?)-(\d.*)$/.exec(pack ?? '') ?? [];
  const fixed = versionsIn(str(raw, 'fixAvailable'));
  return {
    ruleId: id,
    title: `${id ?? ''} - ${pack ?? ''} (${str(raw, 'packageType') ?? ''})`,
    description: str(raw, 'description'),
    mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
    severity: str(raw, 'severity'),
    cvss: [{ score: num(raw, 'nvdCvssBaseScore') }],
    vulnerabilityIds: [id, str(raw, 'cves')],
    component: { name: name ?? pack, version, path: str(raw, 'path'), fixed },
    image: {
      digest: str(root, 'metadata', 'imageDigest') ?? str(root, 'metadata', 'image_digest'),
      reference: str(root, 'metadata', 'fullTag') ?? str(root, 'metadata', 'tag'),
    },
    references: [str(raw, 'link')],
  };
}

/** Maps an entry of an application's vulnerability list. */
function ofApplication(raw: unknown): RawFinding {
  const [id, name] = [str(raw, 'vulnerability_id'), str(raw, 'package_name')];
  const fixed = texts(raw, 'fix_versions');
  return {
    ruleId: id,
    title: `${id ?? ''} - ${name ?? ''} (${str(raw, 'package_type') ?? ''})`,
    mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
    severity: str(raw, 'severity'),
    vulnerabilityIds: [id],
    knownExploited: bool(raw, 'kev') === true ? true : undefined,
    component: {
      name,
      version: str(raw, 'package_version'),
      purl: str(raw, 'purl'),
      path: str(raw, 'package_path'),
      fixed,
    },
  };
}

export const anchoreEngine = jsonFormat({
  id: 'anchore-engine',
  tool: 'Anchore',
  category: 'container',
  docsUrl: 'https://docs.anchore.com/current/docs/',
  aliases: ['anchore', 'anchorectl vulns report', 'anchorectl_vulns', 'anchore_engine'],
  detect: ({ value }) =>
    has(value, 'vulnerabilities.0.vuln', 'vulnerabilities.0.package') ||
    has(value, 'imageDigest', 'vulnerabilities') ||
    has(value, '0.vuln', '0.packageName') ||
    has(value, '0.vulnerability_id', '0.package_name', '0.package_type') ||
    has(value, 'policyEvaluation', 'vulnerabilities.sbomId') ||
    (has(value, 'metadata') && isList(value, 'securityEvaluation'))
      ? 1
      : has(value, 'vulnerabilities.0.vuln')
        ? 0.9
        : 0,
  // An image report may nest the list in a section, next to sections with other facts.
  each: ['/vulnerabilities/#', '/vulnerabilities/vulnerabilities/#', '/securityEvaluation/#', '/#'],
  map: (raw, { root }) => {
    if (has(raw, 'vulnerability_id')) return ofApplication(raw);
    if (has(raw, 'vulnerabilityId')) return evaluated(raw, root);
    const [id, fix] = [str(raw, 'vuln'), str(raw, 'fix')];
    const name = str(raw, 'package_name') ?? str(raw, 'packageName') ?? str(raw, 'package');
    return {
      ruleId: id,
      title: `${id ?? ''} - ${str(raw, 'package') ?? name ?? ''} (${str(raw, 'package_type') ?? str(raw, 'packageType') ?? ''})`,
      description: str(raw, 'description'),
      mitigation: fix === undefined || fix === 'None' ? undefined : `Update to ${fix}.`,
      severity: str(raw, 'severity'),
      cvss: ['nvd_data', 'nvdData', 'vendor_data', 'vendorData']
        .flatMap((name) => list(raw, name))
        .map((entry) => ({
          score: num(entry, 'cvss_v3', 'base_score') ?? num(entry, 'cvssV3', 'baseScore'),
        })),
      vulnerabilityIds: [
        id,
        str(raw, 'cves'),
        ...[
          ...list(raw, 'nvd_data'),
          ...list(raw, 'nvdData'),
          ...list(raw, 'vendor_data'),
          ...list(raw, 'vendorData'),
        ].map((entry) => str(entry, 'id')),
      ],
      component: {
        name,
        version: str(raw, 'package_version') ?? str(raw, 'packageVersion'),
        path: str(raw, 'package_path') ?? str(raw, 'packagePath'),
        fixed: [fix === 'None' ? undefined : fix],
      },
      image: {
        digest: str(root, 'imageDigest') ?? str(raw, 'image_digest') ?? str(raw, 'imageDigest'),
      },
      references: [str(raw, 'url')],
      helpUri: str(raw, 'url'),
    };
  },
});
