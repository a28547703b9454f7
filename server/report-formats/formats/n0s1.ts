import { jsonFormat } from '../format.ts';
import { at, has, str } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

/** n0s1: secrets in tickets, pages and messages. The report masks the secrets. */
export const n0s1 = jsonFormat({
  id: 'n0s1',
  tool: 'n0s1',
  category: 'secret',
  docsUrl: 'https://github.com/spark1security/n0s1',
  aliases: ['n0s1 scanner'],
  detect: ({ value }) =>
    has(value, 'findings') && (str(value, 'tool', 'name') === 'n0s1' || has(value, 'regex_config'))
      ? 1
      : 0,
  each: ['/findings/*'],
  run: (root) => ({
    toolVersion: str(root, 'tool', 'version'),
    completedAt: str(root, 'scan_date', 'date_utc'),
  }),
  map: (raw) => {
    const details = at(raw, 'details');
    const rule = at(details, 'matched_regex_config');
    const id = str(raw, 'id');
    const platform = str(details, 'platform');
    return {
      ruleId: str(rule, 'id') ?? str(rule, 'description'),
      ruleName: str(rule, 'description'),
      title: `${str(rule, 'id') ?? 'Secret'} found in ${platform ?? 'a ticket'}`,
      description: labeledLines({
        Kind: str(rule, 'description'),
        Platform: platform,
        Field: str(details, 'ticket_field') ?? str(details, 'field'),
        Where: str(raw, 'url'),
        Found: str(raw, 'secret') ?? str(raw, 'sanitized_secret'),
      }),
      mitigation: 'Revoke the secret, replace it, and remove it from the ticket.',
      severity: 'high',
      cwes: [798],
      endpoint: str(raw, 'url'),
      references: [str(raw, 'url')],
      fingerprints: id === undefined ? undefined : { n0s1: id },
      tags: [platform],
    };
  },
});
