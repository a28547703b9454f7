import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** `bomber scan --output json`: advisories of several providers for the packages of an SBOM. */
export const bomber = jsonFormat({
  id: 'bomber',
  tool: 'bomber',
  category: 'sca',
  docsUrl: 'https://github.com/devops-kung-fu/bomber',
  detect: ({ value }) =>
    isList(value, 'packages') &&
    (str(value, 'meta', 'generator') === 'bomber' ||
      has(value, 'packages.0.coordinates', 'packages.0.vulnerabilities'))
      ? 1
      : 0,
  each: ['/packages/#'],
  looksIn: ['/vulnerabilities/#'],
  asides: ['licenses'],
  run: (root) => ({
    toolVersion: str(root, 'meta', 'version'),
    completedAt: str(root, 'meta', 'date'),
  }),
  map: (pack) =>
    list(pack, 'vulnerabilities').map((raw) => ({
      ruleId: str(raw, 'id') ?? str(raw, 'cve'),
      helpUri: str(raw, 'reference'),
      title: str(raw, 'title') ?? str(raw, 'displayName'),
      description: str(raw, 'description'),
      severity: str(raw, 'severity'),
      cvss: [{ vector: str(raw, 'cvssVector'), score: num(raw, 'cvssScore') }],
      vulnerabilityIds: [str(raw, 'cve'), str(raw, 'id'), str(raw, 'displayName')],
      cwes: [str(raw, 'cwe')],
      epss: { score: num(raw, 'epss', 'epss'), percentile: num(raw, 'epss', 'percentile') },
      component: { purl: str(pack, 'coordinates') },
      references: [str(raw, 'reference'), ...texts(raw, 'externalReferences')],
    })),
});
