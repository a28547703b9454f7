import { skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';
import { normalizePurl } from '../normalize/package-url.ts';
import { unknownVariant } from '../variant.ts';

/** `https://openvex.dev/ns`, since 0.2.0 with the version. */
const context = /openvex\.dev\/ns(?:[/@]v?0\.\d+(?:\.\d+)?)?$/;

const statuses = new Set(['affected', 'not_affected', 'under_investigation', 'fixed']);

/** Parses an image product such as `pkg:oci/shop@sha256%3A…?repository_url=ghcr.io/acme/shop`. */
function imageOf(product: unknown): RawFinding['image'] {
  const purl = str(product, 'identifiers', 'purl') ?? str(product, '@id') ?? str(product) ?? '';
  if (!/^pkg:(?:oci|docker)\//.test(purl)) return undefined;
  const [head = '', query] = purl.split('?', 2);
  const facts = new URLSearchParams(query?.split('#', 1)[0]);
  const [name = '', version = ''] = head.replace(/^pkg:[a-z]+\//, '').split('@', 2);
  const place = facts.get('repository_url') ?? decodeURIComponent(name);
  const stated = decodeURIComponent(version);
  const digest = stated.startsWith('sha256:') ? stated : undefined;
  const tag = facts.get('tag') ?? (digest === undefined && stated !== '' ? stated : undefined);
  return { reference: tag === undefined ? place : `${place}:${tag}`, digest };
}

/** `fixed` means that there is no current vulnerability; `not_affected` is kept as suppressed. */
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
  run: (root) => ({
    toolVersion: str(root, 'tooling'),
    completedAt: str(root, 'timestamp'),
    ...(!context.test(str(root, '@context') ?? 'openvex.dev/ns') &&
      unknownVariant(['@context https://openvex.dev/ns/v0.x'])),
  }),
  map: (statement) => {
    const status = str(statement, 'status');
    if (!statuses.has(status ?? '')) return unfamiliar;
    if (status === 'fixed') return skipped('fixed_in_report');
    const vulnerability = at(statement, 'vulnerability');
    const id = str(vulnerability, 'name') ?? str(vulnerability, '@id') ?? str(vulnerability);
    const why = str(statement, 'justification') ?? str(statement, 'impact_statement');
    const base: RawFinding = {
      ruleId: id,
      title: id,
      description: [
        str(vulnerability, 'description') ?? str(statement, 'vuln_description'),
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
      tags: status === 'under_investigation' ? ['vex:under_investigation'] : undefined,
      firstSeen: str(statement, 'timestamp'),
    };
    const products = list(statement, 'products');
    if (products.length === 0) return [base];
    return products.flatMap((product) => {
      // Before version 0.2.0 subcomponents belonged to the statement.
      const own = list(product, 'subcomponents');
      const inner = own.length > 0 ? own : list(statement, 'subcomponents');
      return (inner.length > 0 ? inner : [product]).map((entry): RawFinding => {
        const reference = str(entry, 'identifiers', 'purl') ?? str(entry, '@id') ?? str(entry);
        const purl = normalizePurl(reference);
        return {
          ...base,
          title: `${reference ?? ''} | ${id ?? ''}`,
          component: purl === undefined ? { name: reference } : { purl },
          image: imageOf(product),
        };
      });
    });
  },
});
