import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, str, texts } from '../parsers/json-access.ts';

/** What each result list of an inspection covers. */
const sections: Readonly<Record<string, string>> = {
  nodeInfo: 'Node',
  fileChangeResult: 'File change',
  fileFilterResult: 'Log filter',
  sysctlResult: 'Kernel parameter',
  systemdResult: 'Service of the node',
  commandResult: 'Command',
  componentResult: 'Component',
  serviceConnectResult: 'Connection to a service',
  prometheusResult: 'Prometheus rule',
};
const names = Object.keys(sections);

/** Results of a cluster inspection. `assert` is true if the rule's condition matched. */
export const kubeEye = jsonFormat({
  id: 'kubeeye',
  tool: 'KubeEye',
  category: 'iac',
  docsUrl: 'https://github.com/kubesphere/kubeeye',
  severities: { danger: 'high', warning: 'medium', ignore: 'info' },
  detect: ({ value }) =>
    str(isList(value, 'items') ? at(value, 'items', 0) : value, 'kind') === 'InspectResult' ? 1 : 0,
  each: names.flatMap((name) => [`/spec/${name}/#`, `/items/#/spec/${name}/#`]),
  asides: ['metadata', 'status', 'inspectCluster', 'inspectRuleTotal'],
  map: (raw, { root, keys }) => {
    if (!has(raw, 'assert') && !has(raw, 'level')) return undefined;
    if (at(raw, 'assert') !== true) return skipped('passed');
    const about = keys[0] === 'items' ? at(root, 'items', keys[1] ?? 0) : root;
    const section = sections[String(keys.at(-2))] ?? 'Check';
    const cluster = str(about, 'spec', 'inspectCluster', 'name');
    return {
      ruleId: str(raw, 'name'),
      title: `${section}: ${str(raw, 'name') ?? ''}`,
      description: joinParagraphs(
        ...texts(raw, 'issues'),
        labeledLines({
          Node: str(raw, 'nodeName'),
          Value: str(raw, 'value') ?? str(raw, 'result'),
          Command: str(raw, 'command'),
          Endpoint: str(raw, 'endpoint'),
          Rule: str(raw, 'rule'),
          File: str(raw, 'path'),
        }),
      ),
      severity: str(raw, 'level'),
      fallbackSeverity: 'medium',
      cloudResource: {
        provider: 'kubernetes',
        account: cluster,
        type: section,
        id: [str(raw, 'namespace'), str(raw, 'nodeName'), str(raw, 'name')]
          .filter((part) => part !== undefined)
          .join('/'),
      },
    };
  },
});
