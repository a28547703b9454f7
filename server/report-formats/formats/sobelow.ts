import { jsonFormat } from '../format.ts';
import { has, num, str } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

/** Findings are in a list per confidence. The type is `Module.Check: description`. */
export const sobelow = jsonFormat({
  id: 'sobelow',
  tool: 'Sobelow',
  category: 'sast',
  docsUrl: 'https://hexdocs.pm/sobelow/',
  detect: ({ value }) =>
    has(value, 'sobelow_version') ||
    has(value, 'findings.high_confidence') ||
    has(value, 'findings.low_confidence')
      ? 1
      : 0,
  each: [
    '/findings/high_confidence/#',
    '/findings/medium_confidence/#',
    '/findings/low_confidence/#',
  ],
  run: (root) => ({ toolVersion: str(root, 'sobelow_version') }),
  map: (raw, { keys }) => {
    const [type, confidence] = [
      str(raw, 'type') ?? 'Finding',
      String(keys[1]).replace('_confidence', ''),
    ];
    const [module, name] = type.split(/:\s+/, 2);
    return {
      ruleId: module,
      ruleName: name,
      title: type,
      description: labeledLines({
        Variable: str(raw, 'variable'),
        Function: str(raw, 'fun') ?? str(raw, 'function'),
        Pipeline: str(raw, 'pipeline'),
        Key: str(raw, 'key'),
      }),
      severity: confidence,
      confidence,
      location: { path: str(raw, 'file'), line: num(raw, 'line') },
    };
  },
});
