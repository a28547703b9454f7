import { xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, str } from '../parsers/json-access.ts';

export const sslscan = xmlFormat({
  id: 'sslscan',
  tool: 'sslscan',
  category: 'network',
  docsUrl: 'https://github.com/rbsec/sslscan',
  detect: ({ value, text }) =>
    has(value, 'document') && /SSLScan Results/.test(text.slice(0, 2000)) ? 1 : 0,
  each: ['/document/ssltest'],
  asides: ['error'],
  run: (root) => ({ incomplete: has(root, 'document.0.error') && 'scan_failed' }),
  map: (test) => {
    const endpoint = `${str(test, '@host') ?? str(test, '@sniname') ?? ''}:${str(test, '@port') ?? '443'}`;
    const beats = list(test, 'heartbleed')
      .filter((entry) => str(entry, '@vulnerable') === '1')
      .map((entry): RawFinding => ({
        ruleId: 'heartbleed',
        title: `Heartbleed (${str(entry, '@sslversion') ?? 'TLS'})`,
        description: 'The server answers crafted heartbeat requests with its memory.',
        severity: 'critical',
        vulnerabilityIds: ['CVE-2014-0160'],
        cwes: 125,
        endpoint,
      }));
    const weak = list(test, 'cipher')
      .filter((cipher) => !['strong', 'acceptable'].includes(str(cipher, '@strength') ?? ''))
      .map((cipher): RawFinding => ({
        ruleId: `weak-cipher-${str(cipher, '@cipher') ?? ''}`,
        title: `Weak cipher: ${str(cipher, '@cipher') ?? ''} (${str(cipher, '@sslversion') ?? ''})`,
        description: `Strength ${str(cipher, '@strength') ?? 'unknown'}, ${str(cipher, '@bits') ?? '?'} bits.`,
        severity: 'medium',
        cwes: 326,
        endpoint,
      }));
    return [...beats, ...weak];
  },
});
