import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';

const byGrade: Readonly<Record<string, string>> = {
  A: 'info',
  B: 'medium',
  C: 'high',
  D: 'high',
  E: 'high',
  F: 'critical',
  M: 'high',
  T: 'high',
};

/** A finding for each endpoint, with its grade and the reasons that lower it. */
export const sslLabs = jsonFormat({
  id: 'ssllabs',
  tool: 'SSL Labs',
  category: 'network',
  docsUrl: 'https://github.com/ssllabs/ssllabs-scan',
  aliases: ['ssl_labs', 'ssl labs scan', 'ssllabs-scan'],
  detect: ({ value }) =>
    has(isList(value) ? at(value, 0) : value, 'endpoints.0.grade', 'engineVersion')
      ? 1
      : has(value, '0.host', '0.endpoints')
        ? 0.9
        : 0,
  map: (document) =>
    (isList(document) ? (document as unknown[]) : [document]).flatMap((host) =>
      list(host, 'endpoints').map((endpoint): Entry => {
        const grade = str(endpoint, 'grade');
        const address = `${str(host, 'host') ?? ''}:${str(host, 'port') ?? '443'}`;
        // An endpoint whose test did not finish has no grade. Findings of a host may come from any
        // of its addresses.
        if (grade === undefined) {
          if (str(endpoint, 'statusMessage') === undefined) return unfamiliar;
          return list(host, 'endpoints').some((other) => has(other, 'grade'))
            ? skipped('not_a_finding')
            : notChecked({ target: hostTarget(address) });
        }
        const bad = [
          'heartbleed',
          'poodle',
          'freak',
          'logjam',
          'vulnBeast',
          'drownVulnerable',
          'openSslCcs',
        ].filter((key) => at(endpoint, 'details', key) === true);
        return {
          ruleId: `tls-grade-${grade.charAt(0)}`,
          title: `TLS grade "${grade}" for ${str(host, 'host') ?? ''}`,
          description: [
            `Address ${str(endpoint, 'ipAddress') ?? ''}.`,
            ...bad.map((name) => `- ${name}`),
          ].join('\n\n'),
          severity: byGrade[grade.charAt(0)] ?? 'info',
          cwes: 310,
          endpoint: address,
        };
      }),
    ),
});
