import { jsonFormat } from '../format.ts';
import { has, str } from '../parsers/json-access.ts';

export const kubeHunter = jsonFormat({
  id: 'kube-hunter',
  tool: 'kube-hunter',
  category: 'network',
  docsUrl: 'https://github.com/aquasecurity/kube-hunter',
  aliases: ['kubehunter'],
  detect: ({ value }) =>
    has(value, 'vulnerabilities.0.vid') ||
    (has(value, 'nodes', 'services', 'vulnerabilities') && !has(value, 'project'))
      ? 1
      : 0,
  each: ['/vulnerabilities/#'],
  map: (raw) => ({
    ruleId: str(raw, 'vid') === 'None' ? str(raw, 'vulnerability') : str(raw, 'vid'),
    title: str(raw, 'vulnerability'),
    description: [str(raw, 'description'), str(raw, 'evidence')]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    severity: str(raw, 'severity'),
    endpoint: str(raw, 'location'),
    references: [str(raw, 'avd_reference')],
    tags: [str(raw, 'category'), str(raw, 'hunter')],
  }),
});
