/** Clair's results from clair-scanner and Klar. */
import { jsonFormat } from '../format.ts';
import { has, list, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Clair',
  category: 'container',
  docsUrl: 'https://quay.github.io/clair/',
  severities: { defcon1: 'critical', negligible: 'info' },
} as const;

export const clairScanner = jsonFormat({
  ...common,
  id: 'clair',
  aliases: ['clair scanner', 'clair klar', 'clair_klar'],
  detect: ({ value }) =>
    has(value, 'image', 'vulnerabilities') &&
    (has(value, 'unapproved') || has(value, 'vulnerabilities.0.featurename'))
      ? 1
      : 0,
  each: ['/vulnerabilities/#'],
  states: (root) => list(root, 'unapproved').length,
  map: (raw, { root }) => {
    const [id, name, version, fixed] = [
      str(raw, 'vulnerability'),
      str(raw, 'featurename'),
      str(raw, 'featureversion'),
      str(raw, 'fixedby'),
    ];
    return {
      ruleId: id,
      title: `${id ?? ''} - ${name ?? ''}`,
      description: str(raw, 'description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'severity'),
      vulnerabilityIds: [id],
      component: {
        name,
        version,
        ecosystem: str(raw, 'namespace')?.split(':', 1)[0],
        fixed: [fixed],
      },
      image: { reference: str(root, 'image') },
      references: [str(raw, 'link')],
      helpUri: str(raw, 'link'),
    };
  },
});

export const klar = jsonFormat({
  ...common,
  id: 'clair-klar',
  detect: ({ value }) => (has(value, 'LayerCount', 'Vulnerabilities') ? 1 : 0),
  each: ['/Vulnerabilities/*/#'],
  map: (raw, { keys }) => {
    const [id, name, fixed] = [str(raw, 'Name'), str(raw, 'FeatureName'), str(raw, 'FixedBy')];
    return {
      ruleId: id,
      title: `${id ?? ''} - ${name ?? ''} ${str(raw, 'FeatureVersion') ?? ''}`,
      description: str(raw, 'Description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'Severity') ?? String(keys[1]),
      vulnerabilityIds: [id, str(raw, 'Description')],
      component: {
        name,
        version: str(raw, 'FeatureVersion'),
        ecosystem: str(raw, 'NamespaceName')?.split(':', 1)[0],
        fixed: [fixed],
      },
      references: [str(raw, 'Link')],
      helpUri: str(raw, 'Link'),
    };
  },
});
