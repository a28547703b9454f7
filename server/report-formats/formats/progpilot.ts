import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

export const progpilot = jsonFormat({
  id: 'progpilot',
  tool: 'Progpilot',
  category: 'sast',
  docsUrl: 'https://github.com/designsecurity/progpilot',
  detect: ({ value }) => (isList(value) && has(value, '0.vuln_name', '0.vuln_cwe') ? 1 : 0),
  each: ['/#'],
  map: (raw) => {
    const flow = list(raw, 'source_name').map((name, index) => ({
      path: str(list(raw, 'source_file')[index]),
      line: num(list(raw, 'source_line')[index]),
      message: str(name),
    }));
    const place = {
      path: str(raw, 'sink_file') ?? str(raw, 'vuln_file') ?? flow[0]?.path,
      line: num(raw, 'sink_line') ?? num(raw, 'vuln_line') ?? flow[0]?.line,
    };
    return {
      ruleId: str(raw, 'vuln_name'),
      title: str(raw, 'vuln_name')?.replaceAll('_', ' '),
      description: `${str(raw, 'vuln_type') ?? ''} ${str(raw, 'vuln_description') ?? ''}`,
      severity: 'medium',
      cwes: str(raw, 'vuln_cwe'),
      location: place,
      codeFlow: flow.length === 0 ? undefined : [...flow, place],
      fingerprints:
        str(raw, 'vuln_id') === undefined ? undefined : { vulnId: str(raw, 'vuln_id') ?? '' },
    };
  },
});
