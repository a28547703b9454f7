import { jsonFormat } from '../format.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

/** `nsp check --reporter json` of the Node Security Platform, the predecessor of npm audit. */
export const nsp = jsonFormat({
  id: 'nsp',
  tool: 'Node Security Platform',
  category: 'sca',
  docsUrl: 'https://github.com/nodesecurity/nsp',
  aliases: ['node security platform', 'nodesecurity'],
  detect: ({ value }) =>
    isList(value) && has(value, '0.module', '0.vulnerable_versions', '0.advisory') ? 1 : 0,
  each: ['/#'],
  map: (raw) => {
    const [name, version, score, patched] = [
      str(raw, 'module'),
      str(raw, 'version'),
      num(raw, 'cvss_score'),
      str(raw, 'patched_versions'),
    ];
    const chain = texts(raw, 'path');
    return {
      ruleId: `nsp-${str(raw, 'id') ?? str(raw, 'title') ?? ''}`,
      helpUri: str(raw, 'advisory'),
      title: `${str(raw, 'title') ?? 'Vulnerability'} - (${name ?? ''}, ${version ?? ''})`,
      description: [
        str(raw, 'overview'),
        chain.length === 0 ? undefined : `Brought by: ${chain.join(' > ')}`,
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: str(raw, 'recommendation'),
      cvss: [{ vector: str(raw, 'cvss_vector'), score }],
      severity: score === undefined ? undefined : String(score),
      vulnerabilityIds: [...texts(raw, 'cves'), str(raw, 'overview'), str(raw, 'advisory')],
      component: {
        name,
        version,
        ecosystem: 'npm',
        fixed: (patched ?? '')
          .split('||')
          .map((range) => /^(?:>=|=)?(\d[\w.+-]*)/.exec(range.trim().replace('= ', '='))?.[1]),
        direct: chain.length > 0 ? chain.length <= 2 : undefined,
      },
      references: [str(raw, 'advisory')],
      firstSeen: str(raw, 'publish_date'),
    };
  },
});
