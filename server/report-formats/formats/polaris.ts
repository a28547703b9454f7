/**
 * Fairwinds Polaris: `polaris audit --format json`. Checks apply to the workload, its pod and each
 * container.
 */
import { type Entry, skipped, skippedCheck } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, list, str, texts } from '../parsers/json-access.ts';

function failed(results: unknown, resource: NonNullable<RawFinding['cloudResource']>): Entry[] {
  return entries(results).flatMap(([key, raw]): Entry[] => {
    const severity = str(raw, 'Severity');
    const id = str(raw, 'ID') ?? key;
    if (severity === 'ignore') return [skippedCheck({ rule: id })];
    if (at(raw, 'Success') === true) return [skipped('passed')];
    return [
      {
        ruleId: id,
        title: `${str(raw, 'Message') ?? id} - ${resource.id ?? ''}`,
        description: texts(raw, 'Details').join('\n') || str(raw, 'Message'),
        severity,
        helpUri: 'https://polaris.docs.fairwinds.com/checks/',
        cloudResource: resource,
        tags: [str(raw, 'Category')],
      },
    ];
  });
}

export const polaris = jsonFormat({
  id: 'polaris',
  tool: 'Fairwinds Polaris',
  category: 'iac',
  docsUrl: 'https://polaris.docs.fairwinds.com/',
  aliases: ['polaris'],
  severities: { danger: 'high', warning: 'medium', error: 'high' },
  detect: ({ value }) => (has(value, 'PolarisOutputVersion') ? 1 : 0),
  each: ['/Results/#'],
  looksIn: ['/Results/*', '/PodResult/Results/*', '/PodResult/ContainerResults/#/Results/*'],
  exhaustive: true,
  run: (root) => ({ completedAt: str(root, 'AuditTime') }),
  map: (object) => {
    const [kind, name, namespace] = [
      str(object, 'Kind'),
      str(object, 'Name'),
      str(object, 'Namespace'),
    ];
    const id = [namespace, kind, name].filter((part) => part !== undefined).join('/');
    const resource = { provider: 'kubernetes', type: kind, id };
    const pod = at(object, 'PodResult');
    return [
      ...failed(at(object, 'Results'), resource),
      ...failed(at(pod, 'Results'), resource),
      ...list(pod, 'ContainerResults').flatMap((container) =>
        failed(at(container, 'Results'), {
          ...resource,
          id: `${id}/${str(container, 'Name') ?? ''}`,
        }),
      ),
    ];
  },
});
