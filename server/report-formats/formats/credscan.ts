/**
 * Microsoft's Credential Scanner: comma- or tab-separated (`CredScan-matches.csv`, `.tsv`). Its
 * SARIF is read as SARIF.
 */
import { csvFormat } from '../format.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { labeledLines } from '../normalize/text.ts';
import { num } from '../parsers/json-access.ts';

/** Columns that contain the credential itself are omitted on purpose. */
export const credScan = csvFormat({
  id: 'credscan',
  tool: 'CredScan',
  category: 'secret',
  docsUrl: 'https://learn.microsoft.com/en-us/azure/defender-for-cloud/detect-exposed-secrets',
  aliases: [
    'credential scanner',
    'microsoft credscan',
    'microsoft credential scanner',
    'credscan scan',
  ],
  // Microsoft's severities range from 1 (highest) to 4.
  severities: { '0': 'critical', '1': 'critical', '2': 'high', '3': 'medium', '4': 'low' },
  columns: [
    ['source', 'searcher'],
    ['source', 'searchername'],
    ['source', 'searcher name'],
    ['path', 'searcher'],
    ['file', 'searcher'],
    ['searcher', 'line'],
    ['searcher', 'matchingscore'],
    ['credentialhash', 'line'],
    ['credential searcher', 'line'],
  ],
  map: (row) => {
    const field = fuzzyField(row);
    const rule = field(
      'searcher',
      'searchername',
      'credentialsearcher',
      'rulename',
      'rule',
      'ruleid',
      'type',
      'credentialtype',
    );
    const reason = field('suppressjustification', 'suppressionjustification', 'justification');
    const [, path, line] =
      /^(.*?)(?:[:(](\d+)\)?)?$/.exec(
        field('source', 'path', 'filepath', 'file', 'filename') ?? '',
      ) ?? [];
    return {
      ruleId: rule,
      title:
        field('title', 'description', 'message') ?? `Credential found: ${rule ?? 'unknown kind'}`,
      description: labeledLines({
        Searcher: field('searcher', 'searchername'),
        Kind: field('type', 'credentialtype'),
        'Matching score': field('matchingscore'),
        Validation: field('validationcomments', 'validation'),
      }),
      severity: field('severity', 'severitylevel'),
      fallbackSeverity: 'high',
      cwes: [798],
      location: {
        path: path === '' ? undefined : path,
        line: num(field('line', 'linenumber', 'startline')) ?? num(line),
        column: num(field('column', 'startcolumn')),
      },
      tags: [field('type', 'credentialtype')],
      fingerprints:
        field('credentialhash', 'hash', 'fingerprint') === undefined
          ? undefined
          : { credentialHash: field('credentialhash', 'hash', 'fingerprint') ?? '' },
      suppression: /^(?:true|yes|1)$/i.test(field('issuppressed', 'suppressed') ?? '')
        ? {
            kind: 'suppressed',
            status: 'accepted',
            ...(reason !== undefined && { justification: reason }),
          }
        : undefined,
      firstSeen: field('timeofdiscovery', 'discovered', 'timestamp'),
    };
  },
});
