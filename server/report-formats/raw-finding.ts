/**
 * What a mapper returns for one result, as loosely as the report says it. `normalizeFinding` turns
 * it into a finding.
 */
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import type { ReportFinding } from './model.ts';
import type { RawCvss } from './normalize/cvss.ts';

export interface RawLocation {
  path?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  endLine?: number | undefined;
  endColumn?: number | undefined;
  snippet?: string | undefined;
  snippetLine?: number | undefined;
  message?: string | undefined;
}

export interface RawComponent {
  name?: string | undefined;
  version?: string | undefined;
  purl?: string | undefined;
  ecosystem?: string | undefined;
  path?: string | undefined;
  fixed?: readonly (string | undefined)[] | undefined;
  licenses?: readonly string[] | undefined;
  direct?: boolean | undefined;
  development?: boolean | undefined;
}

/** A property may be absent or `undefined`: mappers pass on what the report has. */
type OptionalFields<T> = { [K in keyof T]?: T[K] | undefined };

export interface RawFinding extends OptionalFields<
  Pick<
    ReportFinding,
    | 'endpoint'
    | 'httpMethod'
    | 'httpParameter'
    | 'knownExploited'
    | 'reachability'
    | 'suppression'
    | 'ruleName'
    | 'fingerprints'
    | 'fix'
  >
> {
  ruleId?: string | undefined;
  /**
   * The tool says with it that it could not read the file: what it found there before is not gone.
   */
  unparsed?: boolean | undefined;
  helpUri?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  mitigation?: string | undefined;
  /** The scanner's word, or a number on CVSS's scale. */
  severity?: string | undefined;
  /** Used where the report states no severity that can be read. */
  fallbackSeverity?: Severity | undefined;
  category?: Category | undefined;
  confidence?: string | undefined;
  cvss?: readonly RawCvss[] | undefined;
  /** Texts to look for vulnerability ids in, the primary one first. */
  vulnerabilityIds?: readonly (string | undefined)[] | undefined;
  /** Numbers or texts to look for CWE ids in. */
  cwes?: unknown;
  owasp?: readonly (string | undefined)[] | undefined;
  epss?: { score: number | undefined; percentile?: number | undefined } | undefined;
  location?: RawLocation | undefined;
  relatedLocations?: readonly RawLocation[] | undefined;
  codeFlow?: readonly RawLocation[] | undefined;
  component?: RawComponent | undefined;
  image?: OptionalFields<NonNullable<ReportFinding['image']>> | undefined;
  cloudResource?: OptionalFields<NonNullable<ReportFinding['cloudResource']>> | undefined;
  references?: readonly (string | undefined)[] | undefined;
  tags?: readonly (string | undefined)[] | undefined;
  firstSeen?: string | undefined;
  lastSeen?: string | undefined;
  author?: OptionalFields<NonNullable<ReportFinding['author']>> | undefined;
}
