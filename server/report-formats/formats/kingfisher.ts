import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

const looksSo = (sample: unknown): boolean =>
  has(sample, 'rule.id', 'finding.fingerprint') || has(sample, 'rule.id', 'finding.snippet');

/** Kingfisher's JSON (a list, or an object with `findings`), and JSON lines. */
export const kingfisher = jsonFormat({
  id: 'kingfisher',
  tool: 'Kingfisher',
  category: 'secret',
  docsUrl: 'https://github.com/mongodb/kingfisher',
  aliases: ['mongodb kingfisher'],
  emptyMeansClean: true,
  detect: ({ value, text }) =>
    looksSo(isList(value) ? at(value, 0) : (at(value, 'findings', 0) ?? value)) ||
    // A summary of the run follows the findings.
    (isList(value, 'findings') && /"findings": ?\d/.test(text) && text.includes('"bytes_scanned"'))
      ? 1
      : 0,
  each: ['/findings/#', '/#'],
  alone: looksSo,
  map: (raw) => {
    const [rule, finding] = [at(raw, 'rule'), at(raw, 'finding')];
    const commit = at(finding, 'git_metadata', 'commit');
    const path = str(finding, 'path') ?? str(finding, 'git_metadata', 'file', 'path');
    const status = str(finding, 'validation', 'status');
    const active = /^active/i.test(status ?? '');
    const fingerprint = str(finding, 'fingerprint');
    return {
      ruleId: str(rule, 'id'),
      ruleName: str(rule, 'name'),
      title: `${str(rule, 'name') ?? 'Secret'} found in ${path ?? 'the history'}`,
      description: labeledLines({
        Validation: status,
        Repository: str(finding, 'git_metadata', 'repository_url'),
      }),
      mitigation: 'Revoke the secret, replace it, and remove it from the history.',
      severity: active ? 'critical' : 'high',
      confidence: active ? 'high' : str(finding, 'confidence'),
      cwes: [798],
      location: { path, line: num(finding, 'line'), column: num(finding, 'column_start') },
      fingerprints: fingerprint === undefined ? undefined : { kingfisher: fingerprint },
      author: {
        name: str(commit, 'committer', 'name'),
        email: str(commit, 'committer', 'email'),
        commit: str(commit, 'id'),
        date: str(commit, 'date'),
      },
    };
  },
});
