import { hash } from 'node:crypto';
import { imageName } from '../../../report-formats/normalize/target.ts';
import type { ReportFinding, SourceRange } from '../../../report-formats/model.ts';

/**
 * What makes two results in successive reports the same finding (architecture, "Identity across
 * imports").
 */
export interface Identity {
  /**
   * Equal in two reports of a repository: the same finding. Equal within one report: distinguished
   * by position, then by order.
   */
  identity: string;
  /**
   * The identity without the path, to follow a finding into a renamed file or moved code. Starts
   * with `~` where the matched text repeats by chance and only the file distinguishes it.
   */
  followKey: string | undefined;
  /** Evidence that the identity is built from; shown to users. */
  basis: 'fingerprint' | 'component' | 'code' | 'resource' | 'message';
}

const digest = (parts: readonly (string | undefined)[]): string =>
  hash('sha256', parts.map((part) => part ?? '').join('\0'), 'base64url').slice(0, 27);

/**
 * Fingerprints that tools compute from the code and not from its position, most specific first.
 * Others, such as gitleaks' `commit:file:rule:line` or a bare column, change with every shifted
 * line and are not trusted.
 */
const trusted: readonly RegExp[] = [
  /^matchBasedId\b/i,
  /^primaryLocationLineHash\b/i,
  /^contextRegionHash\b/i,
  /^codeFlow\w*(?:Hash|Fingerprint)/i,
  /^hashed_secret$/i,
  /^secretHash\b/i,
  /^snippetHash\b/i,
  /^issueHash\b/i,
];

/** Long enough to be a hash; `requires login` and other words are not. */
const isHash = (value: string) => /^[\w+/=:.-]{8,}$/.test(value);

const trustedFingerprint = ({ fingerprints }: ReportFinding): string | undefined => {
  const entries = Object.entries(fingerprints ?? {});
  for (const pattern of trusted) {
    const found = entries.find(([name, value]) => pattern.test(name) && isHash(value));
    // GitHub's line hash ends in its occurrence number; the order within the report already
    // provides it.
    if (found) return `${found[0]}=${found[1].replace(/:\d+$/, '')}`;
  }
  return undefined;
};

/** Only the flagged lines: the lines around them change more often. Indentation is ignored. */
const flaggedCode = (place: SourceRange | undefined): string | undefined => {
  if (place?.snippet === undefined) return undefined;
  const lines = place.snippet.split('\n');
  const { startLine, endLine, snippetStartLine } = place;
  const offset =
    startLine !== undefined && snippetStartLine !== undefined ? startLine - snippetStartLine : -1;
  const meant =
    offset >= 0 && offset < lines.length
      ? lines.slice(
          offset,
          offset + 1 + Math.max(0, (endLine ?? startLine ?? 0) - (startLine ?? 0)),
        )
      : lines;
  const text = meant.join(' ').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
};

/** Shorter code than this repeats by chance. */
const tellingLength = 24;

const componentKey = ({ component }: ReportFinding): string | undefined =>
  component && `${component.ecosystem ?? ''}/${component.name.toLowerCase()}`;

/** @param scanned the report's target, where only the target distinguishes two results */
export function toIdentity(tool: string, finding: ReportFinding, scanned?: string): Identity {
  const place = finding.location;
  const path = place?.path ?? finding.component?.manifestPath;
  const within = scanned === undefined ? [] : [scanned];
  const scope = [tool.toLowerCase(), finding.ruleId, ...within];
  const component = componentKey(finding);
  if (component !== undefined) {
    const vulnerability = finding.vulnerabilityIds?.[0] ?? finding.ruleId;
    // The version is excluded: after an upgrade that is still affected it is the same finding. The
    // same package on two hosts or workloads is two findings.
    const hosts = [finding.endpoint, finding.cloudResource?.id].filter(
      (host) => host !== undefined,
    );
    const apart = [imageName(finding.image?.reference), ...hosts, ...within];
    return {
      identity: digest(['component', tool.toLowerCase(), component, vulnerability, path, ...apart]),
      followKey:
        path === undefined
          ? undefined
          : digest(['component', tool.toLowerCase(), component, vulnerability, ...apart]),
      basis: 'component',
    };
  }
  const fingerprint = finding.stableFingerprint ?? trustedFingerprint(finding);
  if (fingerprint !== undefined) {
    return {
      identity: digest(['fingerprint', ...scope, path, fingerprint]),
      followKey: digest(['fingerprint', ...scope, fingerprint]),
      basis: 'fingerprint',
    };
  }
  const target = [
    finding.endpoint,
    finding.httpMethod,
    finding.httpParameter,
    finding.cloudResource?.id,
    imageName(finding.image?.reference),
  ];
  const code = flaggedCode(place);
  if (code !== undefined) {
    const mark = code.length >= tellingLength ? '' : '~';
    return {
      identity: digest(['code', ...scope, path, code, ...target]),
      followKey: `${mark}${digest(['code', ...scope, code])}`,
      basis: 'code',
    };
  }
  // A position quoted in the message must not change the identity.
  const message = finding.title.replace(/\b(lines?|columns?|L)[ :]?\d+/gi, '$1');
  const basis = target.some((part) => part !== undefined) ? 'resource' : 'message';
  return {
    identity: digest([basis, ...scope, path, message, ...target]),
    followKey: path === undefined ? undefined : `~${digest([basis, ...scope, message, ...target])}`,
    basis,
  };
}

/** The report's statements about the finding as JSON, without its position in the report. */
export const serializeContent = ({ pointer: _pointer, ...rest }: ReportFinding): string =>
  JSON.stringify(rest);

export const toContentHash = (content: string): string =>
  hash('sha256', content, 'base64url').slice(0, 27);

/** Keys that a report of another tool about the same problem would share. */
export function duplicateKeys(finding: ReportFinding): string[] {
  const { location, component, vulnerabilityIds = [], cwes = [], category } = finding;
  if (component)
    return vulnerabilityIds.map((id) => `vulnerability ${id} ${component.name.toLowerCase()}`);
  if (location?.startLine === undefined) return [];
  if (category === 'secret') return [`secret ${location.path}:${String(location.startLine)}`];
  return cwes.map(
    (cwe) => `weakness CWE-${String(cwe)} ${location.path}:${String(location.startLine)}`,
  );
}
