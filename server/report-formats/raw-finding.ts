/**
 * What a mapper returns for one result, in the loose form of the report. `normalizeFinding`
 * converts it into a finding.
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

/** Properties may be absent or `undefined`, so that mappers can pass values through. */
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
   * The result states that the tool could not parse the file. Existing findings of that file stay
   * open.
   */
  unparsed?: boolean | undefined;
  helpUri?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  mitigation?: string | undefined;
  /** The scanner's word, or a number on the CVSS scale. */
  severity?: string | undefined;
  /** Used if the report states no readable severity. */
  fallbackSeverity?: Severity | undefined;
  category?: Category | undefined;
  confidence?: string | undefined;
  cvss?: readonly RawCvss[] | undefined;
  /** Texts to search for vulnerability ids, the primary one first. */
  vulnerabilityIds?: readonly (string | undefined)[] | undefined;
  /** Numbers or texts to search for CWE ids. */
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
