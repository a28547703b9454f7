/**
 * Microsoft's Credential Scanner: its table, comma or tab separated (`CredScan-matches.csv`,
 * `.tsv`). Its SARIF is read as SARIF.
 */
import { csvFormat } from '../format.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { labeledLines } from '../normalize/text.ts';
import { num } from '../parsers/json-access.ts';

/** Columns that hold the credential itself are left out on purpose. */
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
  // Microsoft's scale of severities runs from 1 down to 4.
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
    const said = fuzzyField(row);
    const rule = said(
      'searcher',
      'searchername',
      'credentialsearcher',
      'rulename',
      'rule',
      'ruleid',
      'type',
      'credentialtype',
    );
    const reason = said('suppressjustification', 'suppressionjustification', 'justification');
    const [, path, line] =
      /^(.*?)(?:[:(](\d+)\)?)?$/.exec(
        said('source', 'path', 'filepath', 'file', 'filename') ?? '',
      ) ?? [];
    return {
      ruleId: rule,
      title:
        said('title', 'description', 'message') ?? `Credential found: ${rule ?? 'unknown kind'}`,
      description: labeledLines({
        Searcher: said('searcher', 'searchername'),
        Kind: said('type', 'credentialtype'),
        'Matching score': said('matchingscore'),
        Validation: said('validationcomments', 'validation'),
      }),
      severity: said('severity', 'severitylevel'),
      fallbackSeverity: 'high',
      cwes: [798],
      location: {
        path: path === '' ? undefined : path,
        line: num(said('line', 'linenumber', 'startline')) ?? num(line),
        column: num(said('column', 'startcolumn')),
      },
      tags: [said('type', 'credentialtype')],
      fingerprints:
        said('credentialhash', 'hash', 'fingerprint') === undefined
          ? undefined
          : { credentialHash: said('credentialhash', 'hash', 'fingerprint') ?? '' },
      suppression: /^(?:true|yes|1)$/i.test(said('issuppressed', 'suppressed') ?? '')
        ? {
            kind: 'suppressed',
            status: 'accepted',
            ...(reason !== undefined && { justification: reason }),
          }
        : undefined,
      firstSeen: said('timeofdiscovery', 'discovered', 'timestamp'),
    };
  },
});
