import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/** Returns the user's decision on a match, or on all matches of the finding. */
function rejected(finding: unknown, match: unknown): RawFinding['suppression'] {
  const all = texts(finding, 'statuses');
  const status = str(match, 'status') ?? str(finding, 'status') ?? (all.length === 1 ? all[0] : '');
  if (status?.toLowerCase() !== 'reject') return undefined;
  const why = str(match, 'comment') ?? str(finding, 'comment');
  return { kind: 'rejected', status: 'accepted', ...(why !== undefined && { justification: why }) };
}

export const noseyParker = jsonFormat({
  id: 'noseyparker',
  tool: 'Nosey Parker',
  category: 'secret',
  docsUrl: 'https://github.com/praetorian-inc/noseyparker',
  aliases: ['nosey parker', 'titus'],
  emptyMeansClean: true,
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'rule_name', 'matches') &&
      (has(sample, 'num_matches') || has(sample, 'finding_id') || str(sample, 'type') === 'finding')
      ? 1
      : 0;
  },
  map: (document) =>
    (isList(document) ? (document as unknown[]) : [document]).flatMap((finding) =>
      list(finding, 'matches').map((match) => {
        const provenance = list(match, 'provenance');
        const git = provenance.find((entry) => str(entry, 'kind') === 'git_repo');
        const commit =
          at(git, 'commit_provenance', 'commit_metadata') ??
          at(git, 'first_commit', 'commit_metadata');
        const path =
          str(git, 'commit_provenance', 'blob_path') ??
          str(git, 'first_commit', 'blob_path') ??
          str(provenance[0], 'path');
        const span = at(match, 'location', 'source_span');
        const rule = str(match, 'rule_name') ?? str(finding, 'rule_name');
        const snippet = ['before', 'matching', 'after']
          .map((part) => at(match, 'snippet', part))
          .filter((part) => typeof part === 'string')
          .join('');
        return {
          ruleId: str(finding, 'rule_text_id') ?? rule,
          ruleName: rule,
          title: `Secret(s) found: ${rule ?? 'unknown rule'} in ${path ?? 'the history'}`,
          description: `Rule ${rule ?? 'unknown'}${str(git, 'repo_path') === undefined ? '' : `, repository ${str(git, 'repo_path') ?? ''}`}.`,
          mitigation: 'Revoke the secret, replace it, and remove it from the history.',
          severity: 'high',
          cwes: [798],
          location: {
            path,
            line: num(span, 'start', 'line'),
            column: num(span, 'start', 'column'),
            endLine: num(span, 'end', 'line'),
            snippet,
          },
          author: {
            name: str(commit, 'author_name') ?? str(commit, 'committer_name'),
            email: str(commit, 'author_email') ?? str(commit, 'committer_email'),
            commit: str(commit, 'commit_id'),
            date: (str(commit, 'author_timestamp') ?? str(commit, 'committer_timestamp'))?.split(
              ' ',
              1,
            )[0],
          },
          suppression: rejected(finding, match),
        };
      }),
    ),
});
