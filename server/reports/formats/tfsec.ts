import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../input/access.ts';
import { paragraphs } from '../facts/text.ts';

export const tfsec = jsonFormat({
  id: 'tfsec',
  tool: 'tfsec',
  category: 'iac',
  docsUrl: 'https://aquasecurity.github.io/tfsec/latest/guides/usage/',
  severities: { error: 'high', warning: 'medium', info: 'low' },
  recognise: ({ value }) => (has(value, 'results.0.rule_id', 'results.0.location') && (has(value, 'results.0.rule_provider') || has(value, 'results.0.long_id') || has(value, 'results.0.link') || has(value, 'results.0.links')) ? 0.95 : isList(value, 'results') && Object.keys(value as object).length === 1 ? 0.2 : has(value, 'results') && at(value, 'results') === null ? 0.2 : 0),
  each: ['/results/#'],
  map: (raw) => {
    const status = str(raw, 'status');
    if (at(raw, 'passed') === true || status === '1') return undefined;
    const resource = str(raw, 'resource');
    return {
      rule: str(raw, 'long_id') ?? str(raw, 'rule_id'),
      ruleName: str(raw, 'rule_description'),
      title: str(raw, 'rule_description') ?? str(raw, 'description'),
      description: paragraphs(str(raw, 'description'), str(raw, 'impact')),
      mitigation: str(raw, 'resolution'),
      severity: str(raw, 'severity'),
      place: { path: str(raw, 'location', 'filename'), line: num(raw, 'location', 'start_line'), endLine: num(raw, 'location', 'end_line') },
      resource: resource === undefined ? undefined : { provider: str(raw, 'rule_provider'), type: str(raw, 'rule_service'), id: resource },
      references: [str(raw, 'link'), ...texts(raw, 'links')],
      helpUri: str(raw, 'links') ?? str(raw, 'link'),
      tags: [str(raw, 'rule_id')],
      suppression: status === '2' ? { kind: 'inSource', status: 'accepted' } : undefined,
    };
  },
});
