/** What a mapper writes down of one result, as loosely as the report says it. `finishDraft` makes a finding of it. */
import type { Category, ReportFinding, Severity } from './model.ts';
import type { CvssDraft } from './facts/cvss.ts';

export interface PlaceDraft {
  path?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  endLine?: number | undefined;
  endColumn?: number | undefined;
  snippet?: string | undefined;
  snippetLine?: number | undefined;
  message?: string | undefined;
}

export interface ComponentDraft {
  name?: string | undefined;
  version?: string | undefined;
  purl?: string | undefined;
  ecosystem?: string | undefined;
  path?: string | undefined;
  fixed?: readonly (string | undefined)[] | undefined;
  licenses?: readonly string[] | undefined;
  direct?: boolean | undefined;
}

/** A property may be absent or `undefined`: mappers pass on what the report has. */
type Loose<T> = { [K in keyof T]?: T[K] | undefined };

export interface Draft extends Loose<
  Pick<
    ReportFinding,
    | 'endpoint'
    | 'httpMethod'
    | 'httpParameter'
    | 'knownExploited'
    | 'suppression'
    | 'ruleName'
    | 'fingerprints'
    | 'fix'
  >
> {
  rule?: string | undefined;
  helpUri?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  mitigation?: string | undefined;
  /** The scanner's word, or a number on CVSS's scale. */
  severity?: string | undefined;
  /** Used where the report states no severity that can be read. */
  fallback?: Severity | undefined;
  category?: Category | undefined;
  confidence?: string | undefined;
  cvss?: readonly CvssDraft[] | undefined;
  /** Texts to look for vulnerability ids in, the primary one first. */
  ids?: readonly (string | undefined)[] | undefined;
  /** Numbers or texts to look for CWE ids in. */
  cwes?: unknown;
  owasp?: readonly (string | undefined)[] | undefined;
  epss?: { score: number | undefined; percentile?: number | undefined } | undefined;
  place?: PlaceDraft | undefined;
  related?: readonly PlaceDraft[] | undefined;
  flow?: readonly PlaceDraft[] | undefined;
  component?: ComponentDraft | undefined;
  image?: Loose<NonNullable<ReportFinding['image']>> | undefined;
  resource?: Loose<NonNullable<ReportFinding['cloudResource']>> | undefined;
  references?: readonly (string | undefined)[] | undefined;
  tags?: readonly (string | undefined)[] | undefined;
  firstSeen?: string | undefined;
  lastSeen?: string | undefined;
  author?: Loose<NonNullable<ReportFinding['author']>> | undefined;
}
