import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, str } from '../parsers/json-access.ts';

/** One result per line. Log lines of kubeaudit have no rule. */
export const kubeaudit = jsonFormat({
  id: 'kubeaudit',
  tool: 'kubeaudit',
  category: 'iac',
  docsUrl: 'https://github.com/Shopify/kubeaudit',
  emptyMeansClean: true,
  detect: ({ value }) => (has(value, 'AuditResultName') ? 1 : 0),
  map: (raw) => {
    const rule = str(raw, 'AuditResultName');
    if (rule === undefined) return has(raw, 'level', 'msg') ? skipped('not_a_finding') : undefined;
    const id = [
      str(raw, 'ResourceNamespace'),
      str(raw, 'ResourceKind'),
      str(raw, 'ResourceName'),
      str(raw, 'Container'),
    ]
      .filter((part) => part !== undefined)
      .join('/');
    return {
      ruleId: rule,
      title: `${rule}: ${str(raw, 'ResourceName') ?? ''}`,
      description: str(raw, 'msg'),
      severity: str(raw, 'level'),
      cloudResource: { provider: 'kubernetes', type: str(raw, 'ResourceKind'), id: id || rule },
      location: { path: str(at(raw, 'FilePath')) },
    };
  },
});
