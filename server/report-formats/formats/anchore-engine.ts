/** Anchore Engine and Enterprise: vulnerabilities of an image (`anchore-cli`, `anchorectl`). */
import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

export const anchoreEngine = jsonFormat({
  id: 'anchore-engine',
  tool: 'Anchore',
  category: 'container',
  docsUrl: 'https://docs.anchore.com/current/docs/',
  aliases: ['anchore', 'anchorectl vulns report', 'anchorectl_vulns', 'anchore_engine'],
  detect: ({ value }) =>
    has(value, 'vulnerabilities.0.vuln', 'vulnerabilities.0.package') ||
    has(value, 'imageDigest', 'vulnerabilities') ||
    has(value, '0.vuln', '0.packageName')
      ? 1
      : has(value, 'vulnerabilities.0.vuln')
        ? 0.9
        : 0,
  each: ['/vulnerabilities/#', '/#'],
  map: (raw, { root }) => {
    const [id, fix] = [str(raw, 'vuln'), str(raw, 'fix')];
    const name = str(raw, 'package_name') ?? str(raw, 'packageName') ?? str(raw, 'package');
    return {
      ruleId: id,
      title: `${id ?? ''} - ${str(raw, 'package') ?? name ?? ''} (${str(raw, 'package_type') ?? str(raw, 'packageType') ?? ''})`,
      description: str(raw, 'description'),
      mitigation: fix === undefined || fix === 'None' ? undefined : `Update to ${fix}.`,
      severity: str(raw, 'severity'),
      cvss: [...list(raw, 'nvd_data'), ...list(raw, 'nvdData')].map((entry) => ({
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
      image: { digest: str(at(root, 'imageDigest')) },
      references: [str(raw, 'url')],
      helpUri: str(raw, 'url'),
    };
  },
});
