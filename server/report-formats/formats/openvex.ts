import { leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';
import { normalizePurl } from '../normalize/package-url.ts';

/** `fixed` says nothing about the present; `not_affected` is kept, marked as such. */
export const openvex = jsonFormat({
  id: 'openvex',
  tool: 'OpenVEX',
  category: 'sca',
  docsUrl: 'https://github.com/openvex/spec',
  detect: ({ value }) =>
    /openvex/.test(str(value, '@context') ?? '')
      ? 1
      : has(value, 'statements.0.vulnerability', 'statements.0.status')
        ? 0.9
        : 0,
  each: ['/statements/#'],
  run: (root) => ({ toolVersion: str(root, 'tooling'), completedAt: str(root, 'timestamp') }),
  map: (statement) => {
    const status = str(statement, 'status');
    if (status === 'fixed') return leftOut('fixed_in_report');
    const vulnerability = at(statement, 'vulnerability');
    const id = str(vulnerability, 'name') ?? str(vulnerability, '@id') ?? str(vulnerability);
    const why = str(statement, 'justification') ?? str(statement, 'impact_statement');
    const base: RawFinding = {
      ruleId: id,
      title: id,
      description: [
        str(vulnerability, 'description'),
        str(statement, 'impact_statement'),
        str(statement, 'status_notes'),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: str(statement, 'action_statement'),
      fallbackSeverity: 'info',
      vulnerabilityIds: [id, ...texts(vulnerability, 'aliases')],
      suppression:
        status === 'not_affected'
          ? {
              kind: 'vex:not_affected',
              status: 'accepted',
              ...(why !== undefined && { justification: why }),
            }
          : undefined,
      firstSeen: str(statement, 'timestamp'),
    };
    const products = list(statement, 'products');
    if (products.length === 0) return [base];
    return products.flatMap((product) => {
      const inner = list(product, 'subcomponents');
      return (inner.length > 0 ? inner : [product]).map((entry): RawFinding => {
        const reference = str(entry, 'identifiers', 'purl') ?? str(entry, '@id') ?? str(entry);
        const purl = normalizePurl(reference);
        return {
          ...base,
          title: `${reference ?? ''} | ${id ?? ''}`,
          component: purl === undefined ? { name: reference } : { purl },
        };
      });
    });
  },
});
