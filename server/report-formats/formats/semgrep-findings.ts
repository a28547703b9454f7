/** Findings from the API of Semgrep AppSec Platform. */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/**
 * Reachability of a dependency's vulnerable code. The other words mean not analysed or conditional.
 */
const reachability = (word: string | undefined): RawFinding['reachability'] =>
  word === 'reachable' || word === 'always reachable'
    ? 'reachable'
    : word === 'unreachable'
      ? 'not_reachable'
      : undefined;

const direct = (transitivity: string | undefined): boolean | undefined =>
  transitivity === undefined ? undefined : transitivity.toLowerCase() === 'direct';

/** Returns the triage decision of a user, with the comment or else the reason. */
function suppressionOf(raw: unknown): RawFinding['suppression'] {
  const [state, status] = [str(raw, 'triage_state'), str(raw, 'status')];
  if (![state, status].some((word) => /ignored|^false_positive$/.test(word ?? '')))
    return undefined;
  const why = str(raw, 'triage_comment') ?? str(raw, 'triage_reason');
  return { kind: 'triage', status: 'accepted', ...(why !== undefined && { justification: why }) };
}

/** The former response for dependencies: an advisory with the matched dependency. */
function dependency(raw: unknown): Entry {
  const [advisory, matched] = [at(raw, 'advisory'), at(raw, 'matchedDependency')];
  const triage = str(raw, 'triage', 'status')?.toUpperCase();
  if (triage === 'FIXED' || str(raw, 'closedAt') !== undefined) return skipped('fixed_in_report');
  const name = str(matched, 'name');
  const place = at(raw, 'dependencyFileLocation');
  const why = str(raw, 'triage', 'dismissReason');
  return {
    ruleId: str(advisory, 'references', 'cveIds', 0) ?? str(advisory, 'ruleId'),
    title: str(raw, 'title') ?? str(advisory, 'title'),
    description: str(advisory, 'description'),
    severity: str(advisory, 'severity'),
    category: 'sca',
    vulnerabilityIds: texts(advisory, 'references', 'cveIds'),
    cwes: texts(advisory, 'references', 'cweIds'),
    owasp: texts(advisory, 'references', 'owaspIds'),
    location: { path: str(place, 'path'), line: num(place, 'startLine') },
    component: {
      name,
      version: str(matched, 'versionSpecifier'),
      ecosystem: str(advisory, 'ecosystem')?.toLowerCase(),
      path: str(place, 'path'),
      direct: direct(str(raw, 'transitivity')),
      fixed: list(advisory, 'safeDependencies')
        .filter((safe) => str(safe, 'name') === name)
        .map((safe) => str(safe, 'versionSpecifier')),
    },
    reachability: reachability(str(raw, 'exposureType')?.toLowerCase()),
    references: texts(advisory, 'references', 'urls'),
    fingerprints: { id: str(raw, 'id') ?? '' },
    suppression:
      triage === 'IGNORED' || triage === 'DISMISSED'
        ? {
            kind: triage.toLowerCase(),
            status: 'accepted',
            ...(why !== undefined && why !== 'UNKNOWN' && { justification: why }),
          }
        : undefined,
    firstSeen: str(raw, 'openedAt'),
  };
}

export const semgrepFindings = jsonFormat({
  id: 'semgrep-findings',
  tool: 'Semgrep',
  category: 'sast',
  docsUrl: 'https://semgrep.dev/api/v1/docs/',
  aliases: ['semgrep pro', 'semgrep_pro'],
  stableFingerprints: ['matchBasedId'],
  detect: ({ value }) =>
    has(value, 'findings.0.match_based_id') ||
    has(value, 'findings.0.rule_name', 'findings.0.triage_state') ||
    has(value, 'vulns.0.advisory', 'vulns.0.matchedDependency') ||
    (isList(value, 'vulns') && has(value, 'hasMore'))
      ? 1
      : 0,
  each: ['/findings/#', '/vulns/#'],
  run: (root) => (at(root, 'hasMore') === true ? partOfResults('/hasMore') : {}),
  map: (raw, { keys }) => {
    if (keys[0] === 'vulns') return dependency(raw);
    const rule = str(raw, 'rule_name') ?? str(raw, 'rule', 'name');
    const match = str(raw, 'match_based_id');
    if (/^(?:fixed|removed)$/.test(str(raw, 'status') ?? '')) return skipped('fixed_in_report');
    const sca = at(raw, 'found_dependency');
    return {
      ruleId: rule,
      ruleName: rule?.split('.').at(-1),
      title: str(raw, 'rule_message')?.split('\n', 1)[0] ?? rule,
      description: str(raw, 'rule_message') ?? str(raw, 'rule', 'message'),
      mitigation: str(raw, 'assistant', 'guidance', 'instructions'),
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence'),
      cwes: texts(raw, 'rule', 'cwe_names'),
      owasp: texts(raw, 'rule', 'owasp_names'),
      vulnerabilityIds: [str(raw, 'vulnerability_identifier')],
      location: {
        path: str(raw, 'location', 'file_path'),
        line: num(raw, 'location', 'line'),
        column: num(raw, 'location', 'column'),
        endLine: num(raw, 'location', 'end_line'),
        endColumn: num(raw, 'location', 'end_column'),
      },
      component:
        sca === undefined
          ? undefined
          : {
              name: str(sca, 'package'),
              version: str(sca, 'version'),
              ecosystem: str(sca, 'ecosystem'),
              direct: direct(str(sca, 'transitivity')),
              fixed: list(raw, 'fix_recommendations')
                .filter((fix) => str(fix, 'package') === str(sca, 'package'))
                .map((fix) => str(fix, 'version')),
            },
      category: sca === undefined ? undefined : 'sca',
      reachability: reachability(str(raw, 'reachability')),
      epss: {
        score: num(raw, 'epss_score', 'score'),
        percentile: num(raw, 'epss_score', 'percentile'),
      },
      tags: [...texts(raw, 'categories'), ...texts(raw, 'rule', 'vulnerability_classes')],
      references: [str(raw, 'line_of_code_url')],
      fingerprints: match === undefined ? undefined : { matchBasedId: match },
      suppression: suppressionOf(raw),
      firstSeen: str(raw, 'created_at'),
    };
  },
});
