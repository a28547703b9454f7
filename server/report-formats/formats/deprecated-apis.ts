/** Kubernetes objects with a deprecated or removed API: Pluto and kube-no-trouble. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { bool, has, isList, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

interface Use {
  api: string | undefined;
  kind: string | undefined;
  name: string | undefined;
  namespace: string | undefined;
  removed: boolean;
  replacement: string | undefined;
  facts: Record<string, string | undefined>;
}

const use = ({ api, kind, name, namespace, removed, replacement, facts }: Use): RawFinding => ({
  ruleId: `${api ?? ''}/${kind ?? ''}`,
  title: `${removed ? 'Removed' : 'Deprecated'} API ${api ?? ''} used by ${kind ?? ''}/${name ?? ''}`,
  description: labeledLines({ ...facts, Namespace: namespace, 'Replaced by': replacement }),
  mitigation: replacement === undefined ? undefined : `Use ${replacement}.`,
  severity: removed ? 'high' : 'medium',
  cwes: 477,
  cloudResource: {
    provider: 'kubernetes',
    type: kind,
    id: [namespace, kind, name].filter((part) => part !== undefined).join('/'),
  },
});

/** Every object is listed. Those whose API is neither deprecated nor removed are not findings. */
export const pluto = jsonFormat({
  id: 'pluto',
  tool: 'Pluto',
  category: 'iac',
  docsUrl: 'https://pluto.docs.fairwinds.com/advanced/#display-options',
  detect: ({ value }) =>
    has(value, 'items.0.api.kind') && has(value, 'items.0.api.version')
      ? 1
      : has(value, 'target-versions')
        ? 0.9
        : 0,
  each: ['/items/#'],
  emptyLacksResults: true,
  asides: ['target-versions'],
  map: (raw) => {
    const removed = bool(raw, 'removed') === true;
    if (!has(raw, 'api')) return undefined;
    if (!removed && bool(raw, 'deprecated') !== true)
      return has(raw, 'deprecated') || has(raw, 'removed') ? skipped('passed') : undefined;
    return {
      ...use({
        api: str(raw, 'api', 'version'),
        kind: str(raw, 'api', 'kind'),
        name: str(raw, 'name'),
        namespace: str(raw, 'namespace') || undefined,
        removed,
        replacement: str(raw, 'api', 'replacement-api'),
        facts: {
          'Deprecated in': str(raw, 'api', 'deprecated-in'),
          'Removed in': str(raw, 'api', 'removed-in'),
          Component: str(raw, 'api', 'component'),
        },
      }),
      location: { path: str(raw, 'filePath') },
    };
  },
});

export const kubent = jsonFormat({
  id: 'kubent',
  tool: 'kube-no-trouble',
  category: 'iac',
  docsUrl: 'https://github.com/doitintl/kube-no-trouble#readme',
  aliases: ['kubent'],
  detect: ({ value }) =>
    isList(value) && has(value, '0.ApiVersion', '0.Kind', '0.RuleSet') ? 1 : 0,
  each: ['/#'],
  map: (raw) =>
    has(raw, 'ApiVersion')
      ? use({
          api: str(raw, 'ApiVersion'),
          kind: str(raw, 'Kind'),
          name: str(raw, 'Name'),
          namespace: str(raw, 'Namespace'),
          removed: false,
          replacement: str(raw, 'ReplaceWith'),
          facts: { Rules: str(raw, 'RuleSet'), 'Deprecated since': str(raw, 'Since') },
        })
      : undefined,
});
