/** Fairwinds Polaris: `polaris audit --format json`. Checks stand at the workload, its pod and each container. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, entries, has, list, str, texts } from '../input/access.ts';

function failed(results: unknown, resource: NonNullable<Draft['resource']>): Draft[] {
  return entries(results).flatMap(([key, raw]) => {
    const severity = str(raw, 'Severity');
    if (at(raw, 'Success') === true || severity === 'ignore') return [];
    const id = str(raw, 'ID') ?? key;
    return [
      {
        rule: id,
        title: `${str(raw, 'Message') ?? id} - ${resource.id ?? ''}`,
        description: texts(raw, 'Details').join('\n') || str(raw, 'Message'),
        severity,
        helpUri: 'https://polaris.docs.fairwinds.com/checks/',
        resource,
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
  recognise: ({ value }) => (has(value, 'PolarisOutputVersion') ? 1 : 0),
  each: ['/Results/#'],
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
