import { jsonFormat } from '../format.ts';
import { entries, has, list, num, str } from '../parsers/json-access.ts';

/** nodejsscan before njsscan: security issues by kind, and missing headers of a site. */
export const nodejsscan = jsonFormat({
  id: 'nodejsscan',
  tool: 'nodejsscan',
  category: 'sast',
  docsUrl: 'https://github.com/ajinabraham/nodejsscan',
  aliases: ['node js scan', 'nodejs scan'],
  detect: ({ value }) => (has(value, 'sec_issues') ? 1 : 0),
  map: (root) => [
    ...entries(root, 'sec_issues').flatMap(([kind, issues]) =>
      list(issues).map((raw) => ({
        ruleId: str(raw, 'title') ?? kind,
        title: str(raw, 'title') ?? kind,
        description: str(raw, 'description'),
        severity: 'medium',
        location: {
          path: str(raw, 'path') ?? str(raw, 'filename'),
          line: num(raw, 'line'),
          snippet: str(raw, 'lines'),
        },
        tags: [kind, str(raw, 'tag')],
      })),
    ),
    ...entries(root, 'missing_sec_header').flatMap(([kind, issues]) =>
      list(issues).map((raw) => ({
        ruleId: str(raw, 'title') ?? kind,
        title: str(raw, 'title') ?? kind,
        description: str(raw, 'description'),
        severity: 'low',
        tags: [kind, str(raw, 'tag')],
      })),
    ),
  ],
});
