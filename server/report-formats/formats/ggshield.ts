import { type Entry, skipped, notLookedAt, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/** A policy violation from `ggshield iac scan`. */
const misconfiguration = (incident: unknown, path: string | undefined): RawFinding => ({
  ruleId: str(incident, 'policy_id'),
  ruleName: str(incident, 'policy'),
  helpUri: str(incident, 'documentation_url'),
  title: str(incident, 'policy') ?? str(incident, 'policy_id'),
  description: str(incident, 'description'),
  severity: str(incident, 'severity'),
  fallbackSeverity: 'medium',
  category: 'iac',
  location: { path, line: num(incident, 'line_start'), endLine: num(incident, 'line_end') },
  cloudResource: { id: str(incident, 'component') },
  references: [str(incident, 'documentation_url')],
});

/** Files that could not be scanned. An error without a file may concern any of them. */
const unscannedIn = (scan: unknown): (string | undefined)[] =>
  list(scan, 'errors').flatMap((error) => {
    const files = list(error, 'files').map((file) => str(file, 'filename'));
    return files.length === 0 ? [undefined] : files;
  });

export const ggshield = jsonFormat({
  id: 'ggshield',
  tool: 'ggshield',
  category: 'secret',
  docsUrl: 'https://docs.gitguardian.com/ggshield-docs/reference/secret/scan/overview',
  aliases: ['gitguardian', 'gitguardian ggshield'],
  detect: ({ value }) =>
    has(value, 'total_incidents') &&
    (has(value, 'scans') || has(value, 'entities_with_incidents') || has(value, 'type'))
      ? 1
      : 0,
  emptyLacksResults: true,
  looksIn: [
    ...['', '/entities_with_incidents/#'].flatMap((entity) => [
      `${entity}/incidents/#/occurrences/#`,
      `${entity}/incidents/#/policy_id`,
    ]),
  ],
  asides: ['extra_info', 'scans', 'errors'],
  each: ['/scans/#', '/entities_with_incidents/#'],
  run: (root) => failedFiles(unscannedIn(root)),
  map: (scan, { keys, root }) => {
    const entities = keys[0] === 'scans' ? list(scan, 'entities_with_incidents') : [scan];
    const unscanned = keys[0] === 'scans' ? unscannedIn(scan) : [];
    const found = entities.flatMap((entity) =>
      list(entity, 'incidents').flatMap((incident): Entry[] =>
        !has(incident, 'policy_id') && !has(incident, 'occurrences')
          ? [unfamiliar]
          : has(incident, 'policy_id')
            ? [misconfiguration(incident, str(entity, 'filename'))]
            : list(incident, 'occurrences').map((occurrence) => {
                const [type, path] = [
                  str(incident, 'type') ?? str(incident, 'detector'),
                  str(entity, 'filename'),
                ];
                const sha = str(incident, 'ignore_sha');
                return {
                  ruleId: type,
                  title: `Hard coded ${type ?? 'secret'} found in ${path ?? 'a file'}`,
                  description: `${str(incident, 'policy') ?? 'Secrets detection'}: ${str(occurrence, 'type') ?? ''}, validity ${str(incident, 'validity') ?? 'unknown'}.`,
                  mitigation: 'Revoke the secret, replace it, and remove it from the history.',
                  severity: str(incident, 'validity') === 'valid' ? 'critical' : 'high',
                  confidence: str(incident, 'validity') === 'valid' ? 'high' : undefined,
                  cwes: [798],
                  location: {
                    path,
                    line: num(occurrence, 'line_start'),
                    endLine: num(occurrence, 'line_end'),
                    snippet: str(occurrence, 'match'),
                  },
                  fingerprints: sha === undefined ? undefined : { ignoreSha: sha },
                  author: {
                    name: str(scan, 'extra_info', 'author'),
                    email: str(scan, 'extra_info', 'email'),
                    commit: str(scan, 'type') === 'commit' ? str(scan, 'id') : str(root, 'commit'),
                    date: str(scan, 'extra_info', 'date'),
                  },
                };
              }),
      ),
    );
    return [...found, ...unscanned.map((file) => notLookedAt({ file }))];
  },
});

const settled = new Set(['IGNORED', 'RESOLVED']);

/** Incidents from GitGuardian's API. */
export const gitGuardianIncidents = jsonFormat({
  id: 'gitguardian-incidents',
  tool: 'GitGuardian',
  category: 'secret',
  docsUrl: 'https://api.gitguardian.com/docs#tag/Secret-Incidents',
  aliases: ['gitguardian incidents'],
  detect: ({ value }) => {
    const incidents = [value, at(value, 'incidents'), at(value, 'results'), at(value, 'data')];
    return incidents.some(
      (entry) =>
        has(entry, '0.detector.name') &&
        (has(entry, '0.secret_hash') || has(entry, '0.gitguardian_url')),
    )
      ? 1
      : 0;
  },
  each: ['/#', '/incidents/#', '/results/#', '/data/#'],
  map: (raw) => {
    const what = str(raw, 'detector', 'display_name') ?? str(raw, 'detector', 'name');
    const occurrences = list(raw, 'occurrences');
    const [first] = occurrences;
    const [status, reason] = [str(raw, 'status') ?? '', str(raw, 'ignore_reason')];
    // A revoked secret is no longer valid.
    if (status === 'RESOLVED' && at(raw, 'secret_revoked') === true)
      return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'detector', 'name'),
      ruleName: what,
      title: `Exposed secret: ${what ?? 'unknown type'}`,
      description: `Seen ${str(raw, 'occurrences_count') ?? String(occurrences.length)} times, validity ${str(raw, 'validity') ?? 'unknown'}.`,
      mitigation: 'Revoke the secret, replace it, and remove it from the history.',
      severity: str(raw, 'severity'),
      fallbackSeverity: 'high',
      confidence: str(raw, 'validity') === 'valid' ? 'high' : undefined,
      cwes: [798],
      location: { path: str(first, 'filepath'), line: num(first, 'matches', 0, 'pre_line_start') },
      relatedLocations: occurrences
        .slice(1)
        .map((occurrence) => ({ path: str(occurrence, 'filepath') })),
      references: [str(raw, 'gitguardian_url'), str(first, 'url')],
      fingerprints: {
        secretHash: str(raw, 'secret_hash') ?? '',
        incidentId: str(raw, 'id') ?? '',
      },
      author: {
        name: str(first, 'author_name'),
        email: str(first, 'author_info'),
        commit: str(first, 'sha'),
      },
      suppression: settled.has(status)
        ? {
            kind: status.toLowerCase(),
            status: 'accepted',
            ...(reason !== undefined && { justification: reason }),
          }
        : undefined,
      firstSeen: str(raw, 'date'),
    };
  },
});
