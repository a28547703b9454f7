/** Code scanning and secret scanning alerts from GitHub's API and webhooks. */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat, partOfResults, type RunMetadata } from '../format.ts';
import { at, bool, has, list, num, str, texts } from '../parsers/json-access.ts';
import { extractOwaspIds } from '../normalize/identifiers.ts';

/** A webhook event has the alert beside other facts about the event. */
const alertOf = (raw: unknown): unknown => at(raw, 'alert') ?? raw;

/** Returns the alerts of a page, of pages collected in one list, or of a single alert. */
const alertsOf = (raw: unknown): unknown[] => list(raw).map(alertOf);

/** A single alert is not a full report, so it closes nothing. */
const ofOneAlert =
  (isAlert: (document: unknown) => boolean) =>
  (root: unknown, roots: readonly unknown[]): RunMetadata =>
    roots.length === 1 && isAlert(root) ? partOfResults('/#') : {};

/** Returns the reason of a dismissal with the comment of the user who dismissed it. */
const reasonOf = (...parts: (string | undefined)[]): { justification?: string } =>
  parts.some((part) => part !== undefined)
    ? { justification: parts.filter((part) => part !== undefined).join(': ') }
    : {};

/** An alert that no analysis of the branch covers has no state. */
const codeState = (alert: unknown): string | undefined =>
  str(alert, 'state')?.toLowerCase() ??
  (str(alert, 'fixed_at') === undefined ? str(alert, 'dismissed_at') && 'dismissed' : 'fixed');

function codeAlert(alert: unknown): Entry {
  if (codeState(alert) === 'fixed' || codeState(alert) === 'closed')
    return skipped('fixed_in_report');
  const rule = at(alert, 'rule');
  const location = at(alert, 'most_recent_instance', 'location');
  const tags = texts(rule, 'tags');
  const state = codeState(alert);
  return {
    ruleId: str(rule, 'id'),
    ruleName: str(rule, 'name'),
    helpUri: str(rule, 'help_uri') ?? str(alert, 'html_url'),
    title: `${str(rule, 'description') ?? str(rule, 'name') ?? ''} (${str(rule, 'id') ?? ''})`,
    description: [
      str(alert, 'most_recent_instance', 'message', 'text'),
      str(rule, 'full_description'),
      str(rule, 'help'),
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    severity: str(rule, 'security_severity_level') ?? str(rule, 'severity'),
    cwes: tags.filter((tag) => /cwe/i.test(tag)),
    owasp: extractOwaspIds(tags),
    location: {
      path: str(location, 'path'),
      line: num(location, 'start_line'),
      endLine: num(location, 'end_line'),
      column: num(location, 'start_column'),
      endColumn: num(location, 'end_column'),
    },
    references: [str(alert, 'html_url')],
    tags,
    suppression:
      state === 'dismissed'
        ? {
            kind: 'dismissed',
            status: 'accepted',
            ...reasonOf(str(alert, 'dismissed_reason'), str(alert, 'dismissed_comment')),
          }
        : undefined,
    firstSeen: str(alert, 'created_at'),
  };
}

const isCodeAlert = (document: unknown): boolean =>
  has(alertOf(document), 'most_recent_instance', 'rule');

export const codeScanning = jsonFormat({
  id: 'github-code-scanning',
  tool: 'GitHub code scanning',
  category: 'sast',
  docsUrl: 'https://docs.github.com/en/rest/code-scanning/code-scanning',
  aliases: ['github_sast', 'github sast', 'code scanning'],
  detect: ({ value }) => ([value, at(value, 0), at(value, 0, 0)].some(isCodeAlert) ? 1 : 0),
  each: ['/#'],
  alone: isCodeAlert,
  run: ofOneAlert(isCodeAlert),
  map: (raw) => alertsOf(raw).map(codeAlert),
});

function secretAlert(alert: unknown): Entry {
  // A revoked secret is no longer valid.
  if (str(alert, 'resolution') === 'revoked') return skipped('fixed_in_report');
  const details = at(alert, 'first_location_detected') ?? at(alert, 'locations', 0, 'details');
  const name = str(alert, 'secret_type_display_name') ?? str(alert, 'secret_type');
  const resolution = str(alert, 'resolution');
  return {
    ruleId: str(alert, 'secret_type'),
    ruleName: name,
    title: `Exposed secret: ${name ?? 'unknown type'}`,
    description: `Validity: ${str(alert, 'validity') ?? 'unknown'}.`,
    mitigation: 'Revoke the secret, replace it, and remove it from the history.',
    severity:
      str(alert, 'validity') === 'active' || bool(alert, 'publicly_leaked') === true
        ? 'critical'
        : 'high',
    cwes: [798],
    location: {
      path: str(details, 'path'),
      line: num(details, 'start_line'),
      endLine: num(details, 'end_line'),
      column: num(details, 'start_column'),
    },
    references: [str(alert, 'html_url')],
    suppression:
      resolution !== undefined || str(alert, 'state') === 'resolved'
        ? {
            kind: 'resolved',
            status: 'accepted',
            ...reasonOf(resolution, str(alert, 'resolution_comment')),
          }
        : undefined,
    firstSeen: str(alert, 'created_at'),
  };
}

const isSecretAlert = (document: unknown): boolean =>
  has(alertOf(document), 'secret_type', 'number');

export const secretScanning = jsonFormat({
  id: 'github-secret-scanning',
  tool: 'GitHub secret scanning',
  category: 'secret',
  docsUrl: 'https://docs.github.com/en/rest/secret-scanning/secret-scanning',
  aliases: ['github_secrets_detection_report', 'github secrets detection report'],
  detect: ({ value }) =>
    has(value, '0.secret_type') || [value, at(value, 0), at(value, 0, 0)].some(isSecretAlert)
      ? 1
      : 0,
  each: ['/#'],
  alone: isSecretAlert,
  run: ofOneAlert(isSecretAlert),
  map: (raw) => alertsOf(raw).map(secretAlert),
});
