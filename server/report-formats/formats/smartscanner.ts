/** SmartScanner's JSON export: findings at the addresses of one site. */
import { jsonFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { entries, has, isList, list, str, texts } from '../parsers/json-access.ts';

/** Omits the inventory lists of the site, which are no evidence. */
const evidenceOf = (raw: unknown): string | undefined =>
  labeledLines(
    Object.fromEntries(
      entries(raw, 'customFields').map(([name]) => [
        name,
        texts(raw, 'customFields', name).slice(0, 20).join(', ') || undefined,
      ]),
    ),
  );

export const smartScanner = jsonFormat({
  id: 'smartscanner',
  tool: 'SmartScanner',
  category: 'dast',
  docsUrl: 'https://www.thesmartscanner.com/docs/',
  severities: { '1': 'high', '2': 'medium', '3': 'low', '4': 'info' },
  detect: ({ value }) =>
    isList(value, 'issues') &&
    (has(value, 'issues.0.impact', 'issues.0.restriction') ||
      has(value, 'target', 'risk', 'requests', 'status'))
      ? 1
      : 0,
  each: ['/issues/#'],
  run: (root) => ({
    toolVersion: str(root, 'version'),
    completedAt: str(root, 'date'),
    targets: [hostTarget(str(root, 'target'))],
    // A stopped scan did not cover the rest of the site.
    incomplete: str(root, 'status') !== 'finished' && 'scan_failed',
  }),
  map: (raw) => {
    const url = str(raw, 'url');
    const [request] = list(raw, 'http');
    return {
      ruleId: str(raw, 'name'),
      title: str(raw, 'name'),
      description: joinParagraphs(
        str(raw, 'details') ?? str(raw, 'description'),
        evidenceOf(raw),
        labeledLines({ Referer: str(raw, 'referer') }),
      ),
      mitigation: str(raw, 'recommendation'),
      severity: str(raw, 'impact'),
      endpoint: url,
      httpMethod: /^[A-Z]{3,10}(?= )/.exec(str(request, 'request') ?? '')?.[0],
      httpParameter: str(raw, 'parameter'),
      references: texts(raw, 'references'),
    };
  },
});
