import { jsonFormat } from '../format.ts';
import { has, isList, str, texts } from '../parsers/json-access.ts';

/** Choctaw Hog (git), Duroc Hog (files), Gottingen Hog (Jira), Essex Hog (Confluence). */
export const rustyHog = jsonFormat({
  id: 'rusty-hog',
  tool: 'Rusty Hog',
  category: 'secret',
  docsUrl: 'https://github.com/newrelic/rusty-hog',
  aliases: ['rusty_hog', 'rusty hog', 'rusty hog parser', 'choctaw hog', 'duroc hog'],
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.stringsFound', '0.reason') &&
    (has(value, '0.linenum') ||
      has(value, '0.commitHash', '0.parent_commit_hash') ||
      has(value, '0.issue_id') ||
      has(value, '0.page_id'))
      ? 0.97
      : 0,
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'reason'),
    title: `${str(raw, 'reason') ?? 'Secret'} found in ${str(raw, 'path') ?? str(raw, 'issue_id') ?? str(raw, 'page_id') ?? 'the history'}`,
    description: str(raw, 'commit') ?? str(raw, 'location'),
    severity: 'high',
    cwes: [798],
    location: {
      path: str(raw, 'path'),
      line: Number(str(raw, 'new_line_num') ?? str(raw, 'linenum')),
      snippet: texts(raw, 'stringsFound')[0],
    },
    references: [str(raw, 'url')],
    author: { commit: str(raw, 'commitHash'), date: str(raw, 'date') },
  }),
});
