import { hash } from 'node:crypto';
import { imageName } from '../reports/facts/target.ts';
import type { ReportFinding, SourceRange } from '../reports/model.ts';

/** What makes a result the same finding in the next report (architecture, "Identity across imports"). */
export interface Identity {
  /** Equal within one repository: the same finding. Equal within one report: told apart by position, then by order. */
  identity: string;
  /**
   * The same without the path: lets a finding follow its file, or its code, to another place. Begins with `~` where what was found repeats by chance
   * and only the file can tell.
   */
  followKey: string | undefined;
  /** Which evidence it rests on; shown to people. */
  basis: 'fingerprint' | 'component' | 'code' | 'resource' | 'message';
}

const digest = (parts: readonly (string | undefined)[]): string =>
  hash('sha256', parts.map((part) => part ?? '').join('\0'), 'base64url').slice(0, 27);

/**
 * Fingerprints that their tools compute from the code and not from its position, most specific first. Others, such as
 * gitleaks' `commit:file:rule:line` or a bare column, change with every shifted line and are not trusted.
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
    // GitHub's line hash ends in the number of its occurrence, which the order within the report already tells.
    if (found) return `${found[0]}=${found[1].replace(/:\d+$/, '')}`;
  }
  return undefined;
};

/** The lines that are meant, not those around them, which change more often; indentation does not count. */
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

/** `scanned`: what the report looked at, where only that tells two results apart. */
export function identityOf(tool: string, finding: ReportFinding, scanned?: string): Identity {
  const place = finding.location;
  const path = place?.path ?? finding.component?.manifestPath;
  const within = scanned === undefined ? [] : [scanned];
  const scope = [tool.toLowerCase(), finding.ruleId, ...within];
  const component = componentKey(finding);
  if (component !== undefined) {
    const vulnerability = finding.vulnerabilityIds?.[0] ?? finding.ruleId;
    // The version stays out: an upgrade that is still affected is the same finding.
    // The same package on two hosts or workloads is to be updated twice.
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
  // Messages that quote a position must not change with it.
  const message = finding.title.replace(/\b(lines?|columns?|L)[ :]?\d+/gi, '$1');
  const basis = target.some((part) => part !== undefined) ? 'resource' : 'message';
  return {
    identity: digest([basis, ...scope, path, message, ...target]),
    followKey: path === undefined ? undefined : `~${digest([basis, ...scope, message, ...target])}`,
    basis,
  };
}

/** Everything that the report says about it, as JSON; where it stands in the report does not count. */
export const contentOf = ({ pointer: _pointer, ...said }: ReportFinding): string =>
  JSON.stringify(said);

export const contentHashOf = (content: string): string =>
  hash('sha256', content, 'base64url').slice(0, 27);

/** Keys that a report of another tool about the same thing would share. */
export function samenessKeys(finding: ReportFinding): string[] {
  const { location, component, vulnerabilityIds = [], cwes = [], category } = finding;
  if (component)
    return vulnerabilityIds.map((id) => `vulnerability ${id} ${component.name.toLowerCase()}`);
  if (location?.startLine === undefined) return [];
  if (category === 'secret') return [`secret ${location.path}:${String(location.startLine)}`];
  return cwes.map(
    (cwe) => `weakness CWE-${String(cwe)} ${location.path}:${String(location.startLine)}`,
  );
}
