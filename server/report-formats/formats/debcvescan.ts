import { jsonFormat } from '../format.ts';
import { has, str } from '../parsers/json-access.ts';

/**
 * `debcvescan scan --format json`. Debian's urgency is written as its index in a list: 0 is not yet
 * assigned. Vulnerabilities that Debian considers unimportant are counted but not listed.
 */
export const debcvescan = jsonFormat({
  id: 'debcvescan',
  tool: 'debcvescan',
  category: 'container',
  docsUrl: 'https://github.com/devmatic-it/debcvescan',
  aliases: ['debian cve scan'],
  severities: { '1': 'high', '2': 'medium', '3': 'low' },
  detect: ({ value }) =>
    has(value, 'count_total', 'count_open', 'count_ignore', 'vulnerabilities') ? 1 : 0,
  each: ['/vulnerabilities/#'],
  map: (raw) => {
    const [id, name] = [str(raw, 'cve'), str(raw, 'package')];
    const stated = str(raw, 'fixed_version');
    // The fixed version is 0 for a package that was never affected, and absent without a fix.
    const fixed = stated === '0' ? undefined : stated;
    const urgency = str(raw, 'severity');
    return {
      ruleId: id,
      helpUri: id === undefined ? undefined : `https://security-tracker.debian.org/tracker/${id}`,
      title: `${id ?? 'Vulnerability'} - ${name ?? ''}`,
      description: str(raw, 'description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: urgency === '0' ? undefined : urgency,
      fallbackSeverity: 'low',
      vulnerabilityIds: [id],
      component: {
        name,
        version: str(raw, 'installed_version'),
        ecosystem: 'debian',
        fixed: [fixed],
      },
    };
  },
});
