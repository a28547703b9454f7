import { xmlFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { has, list, str } from '../parsers/json-access.ts';

export const w3af = xmlFormat({
  id: 'w3af',
  tool: 'w3af',
  category: 'dast',
  docsUrl: 'https://docs.w3af.org/',
  detect: ({ value }) => (has(value, 'w3af-run') || has(value, 'w3afrun') ? 1 : 0),
  each: [
    '/w3af-run/vulnerability',
    '/w3afrun/vulnerability',
    '/w3af-run/information',
    '/w3afrun/information',
  ],
  asides: ['scan-info', 'scan-status', 'http-transactions'],
  run: (root) => ({
    toolVersion: /\d{1,9}\.\d[\w.]*/.exec(str(root, 'w3af-run', 'w3af-version') ?? '')?.[0],
    targets: list(root, 'w3af-run', 'scan-info').map((info) => hostTarget(str(info, '@target'))),
  }),
  map: (raw) => ({
    ruleId: str(raw, '@plugin') ?? str(raw, '@name'),
    title: str(raw, '@name'),
    description: joinParagraphs(
      htmlToText(str(raw, 'description') ?? str(raw)),
      htmlToText(str(raw, 'long-description')),
    ),
    mitigation: htmlToText(str(raw, 'fix-guidance')),
    severity: str(raw, '@severity'),
    fallbackSeverity: 'info',
    cwes: list(raw, 'cwe-ids', 'cwe').map((cwe) => str(cwe)),
    endpoint: str(raw, '@url'),
    httpMethod: str(raw, '@method'),
    httpParameter: str(raw, '@var')?.replace(/^None$/, '') || undefined,
    references: list(raw, 'references', 'reference').map((reference) => str(reference, '@url')),
  }),
});
