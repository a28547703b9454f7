import { jsonFormat } from '../format.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';

/**
 * A finding for each alert; the paths where it was seen are in the text, the first is the end
 * point.
 */
export const stackhawk = jsonFormat({
  id: 'stackhawk',
  tool: 'StackHawk',
  category: 'dast',
  docsUrl: 'https://docs.stackhawk.com/web-app/integrations/webhooks.html',
  aliases: ['stackhawk hawkscan'],
  detect: ({ value }) =>
    has(value, 'scanCompleted.findings') ||
    (has(value, 'service') && isList(value, 'scanCompleted', 'findings'))
      ? 1
      : 0,
  each: ['/scanCompleted/findings/#'],
  map: (raw, { root }) => {
    const host =
      str(root, 'scanCompleted', 'scan', 'host') ?? str(at(root, 'scanCompleted'), 'host');
    const paths = list(raw, 'paths');
    return {
      ruleId: str(raw, 'pluginId'),
      title: str(raw, 'pluginName'),
      description: paths
        .slice(0, 50)
        .map((path) => `- ${str(path, 'method') ?? ''} ${str(path, 'path') ?? ''}`)
        .join('\n'),
      severity: str(raw, 'severity'),
      endpoint: `${host ?? ''}${str(paths[0], 'path') ?? ''}`,
      httpMethod: str(paths[0], 'method'),
      references: [str(raw, 'pluginUrl'), str(raw, 'findingURL')],
    };
  },
});
