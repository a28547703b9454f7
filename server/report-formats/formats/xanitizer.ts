import { xmlFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

export const xanitizer = xmlFormat({
  id: 'xanitizer',
  tool: 'Xanitizer',
  category: 'sast',
  docsUrl: 'https://www.rigs-it.com/xanitizer/',
  detect: ({ value }) => (has(value, 'XanitizerFindingsList') ? 1 : 0),
  each: ['/XanitizerFindingsList/finding'],
  map: (raw) => {
    const decision = str(raw, 'classification')?.toLowerCase() ?? '';
    const node = at(raw, 'node', 0) ?? at(raw, 'startNode', 0) ?? at(raw, 'endNode', 0);
    return {
      ruleId: str(raw, 'problemType'),
      title: str(raw, 'problemType'),
      description: str(raw, 'description'),
      severity: num(raw, 'rating') === undefined ? undefined : String(num(raw, 'rating')),
      cwes: [str(raw, 'cweNumber')],
      location: {
        path: str(node, '@relativePath') ?? str(raw, 'file'),
        line: num(node, '@lineNo') ?? num(raw, 'line'),
      },
      vulnerabilityIds: [str(raw, 'description')],
      suppression: /^(?:false positive|harmless|intended)/.test(decision)
        ? { kind: decision, status: 'accepted' }
        : undefined,
      codeFlow: list(raw, 'path', 'node').map((step) => ({
        path: str(step, '@relativePath'),
        line: num(step, '@lineNo'),
      })),
    };
  },
});
