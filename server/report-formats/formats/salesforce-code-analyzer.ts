import { type Entry } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

const securityTag = /secur/i;

/** Version 5: violations in one list. Version 4: nested by engine and file. */
export const salesforceCodeAnalyzer = jsonFormat({
  id: 'salesforce-code-analyzer',
  tool: 'Salesforce Code Analyzer',
  category: 'quality',
  docsUrl:
    'https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/guide/output-schemas-json.html',
  aliases: ['sfdx scanner', 'sf code-analyzer', 'salesforce code analyzer'],
  severities: { '1': 'critical', '2': 'high', '3': 'medium', '4': 'low', '5': 'info' },
  detect: ({ value }) =>
    has(value, 'violationCounts', 'violations') ||
    has(value, '0.engine', '0.fileName', '0.violations')
      ? 1
      : 0,
  each: ['/violations/#', '/#/violations/#'],
  asides: ['violationCounts', 'versions'],
  map: (raw, { root, keys }): Entry | undefined => {
    const file = typeof keys[0] === 'number' ? at(root, keys[0]) : undefined;
    const rule = str(raw, 'rule') ?? str(raw, 'ruleName');
    if (rule === undefined) return undefined;
    const places = list(raw, 'locations');
    const place = places[num(raw, 'primaryLocationIndex') ?? 0] ?? raw;
    const tags = [...texts(raw, 'tags'), str(raw, 'category')];
    return {
      ruleId: rule,
      title: str(raw, 'message') ?? rule,
      description: str(raw, 'message'),
      severity: str(raw, 'normalizedSeverity') ?? str(raw, 'severity'),
      category: tags.some((tag) => securityTag.test(tag ?? '')) ? 'sast' : undefined,
      location: {
        path: str(place, 'file') ?? str(file, 'fileName'),
        line: num(place, 'startLine') ?? num(place, 'line'),
        column: num(place, 'startColumn') ?? num(place, 'column'),
        endLine: num(place, 'endLine'),
      },
      references: [...texts(raw, 'resources'), str(raw, 'url')],
      tags: [str(raw, 'engine') ?? str(file, 'engine'), ...tags],
    };
  },
});
