import { jsonFormat } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, has, isList, str } from '../parsers/json-access.ts';

const kinds: Readonly<Record<string, string>> = {
  V: 'verified',
  R: 'reflected',
  G: 'found by pattern',
};

const own = (value: unknown): boolean => has(value, 'inject_type', 'poc_type', 'data');

/** A list that may end with an empty object, or an object with the list in `pocs`. */
export const dalfox = jsonFormat({
  id: 'dalfox',
  tool: 'Dalfox',
  category: 'dast',
  docsUrl: 'https://dalfox.hahwul.com/page/resources/json/',
  detect: ({ value }) =>
    own(isList(value) ? at(value, 0) : (at(value, 'pocs', 0) ?? value)) ? 1 : 0,
  each: ['/#', '/pocs/#', ''],
  map: (raw) => {
    if (!own(raw)) return undefined;
    const type = str(raw, 'type') ?? '';
    return {
      ruleId: `xss-${str(raw, 'inject_type') ?? 'unknown'}`,
      title: str(raw, 'message_str') ?? 'Cross-site scripting',
      description: labeledLines({
        Kind: kinds[type] ?? type,
        Place: str(raw, 'inject_type'),
        Payload: str(raw, 'payload'),
        Evidence: str(raw, 'evidence'),
      }),
      severity: str(raw, 'severity'),
      fallbackSeverity: type === 'V' ? 'high' : 'medium',
      confidence: type === 'V' ? 'high' : type === 'R' ? 'medium' : 'low',
      cwes: str(raw, 'cwe') ?? [79],
      endpoint: str(raw, 'data'),
      httpMethod: str(raw, 'method'),
      httpParameter: str(raw, 'param'),
    };
  },
});
