/**
 * JFrog CLI's `simple-json` beyond vulnerabilities: licences, operational risks, and findings of
 * its source code scanners.
 */
import type { Category } from '#domain/finding-category';
import { skipped } from '../entries.ts';
import type { MapResult, RunMetadata } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding, RawLocation } from '../raw-finding.ts';

const componentOf = (raw: unknown): NonNullable<RawFinding['component']> => ({
  name: str(raw, 'impactedPackageName'),
  version: str(raw, 'impactedPackageVersion'),
  ecosystem: str(raw, 'impactedPackageType')?.toLowerCase(),
});

function license(raw: unknown): RawFinding {
  const [key, component] = [str(raw, 'licenseKey'), componentOf(raw)];
  return {
    ruleId: `license:${key ?? 'unknown'}`,
    title: `${key ?? 'Unknown license'} of ${component.name ?? 'a component'}`,
    description: labeledLines({ Watch: str(raw, 'watch') }),
    severity: str(raw, 'severity'),
    category: 'license',
    component: { ...component, ...(key !== undefined && { licenses: [key] }) },
  };
}

function operationalRisk(raw: unknown): RawFinding {
  const component = componentOf(raw);
  const reason = str(raw, 'riskReason');
  return {
    ruleId: 'operational-risk',
    title: `${component.name ?? 'A component'}: ${reason ?? 'operational risk'}`,
    description: labeledLines({
      Reason: reason,
      'End of life': str(raw, 'endOfLifeMessage') ?? str(raw, 'isEndOfLife'),
      'Latest version': str(raw, 'latestVersion'),
      'Newer versions': str(raw, 'newerVersions'),
    }),
    severity: str(raw, 'severity'),
    category: 'sca',
    component,
  };
}

const placeOf = (raw: unknown): RawLocation => ({
  path: str(raw, 'file'),
  line: num(raw, 'startLine'),
  column: num(raw, 'startColumn'),
  endLine: num(raw, 'endLine'),
  endColumn: num(raw, 'endColumn'),
  snippet: str(raw, 'snippet'),
});

const inSource =
  (category: Category) =>
  (raw: unknown): RawFinding => {
    const fingerprint = str(raw, 'fingerprint');
    return {
      ruleId: str(raw, 'ruleId'),
      title: str(raw, 'scannerShortDescription') ?? str(raw, 'finding') ?? str(raw, 'ruleId'),
      description: joinParagraphs(str(raw, 'finding'), str(raw, 'scannerDescription')),
      severity: str(raw, 'severity'),
      category,
      cwes: texts(raw, 'cwe'),
      location: placeOf(raw),
      codeFlow: list(at(raw, 'codeFlow'), 0).map(placeOf),
      fingerprints: fingerprint === undefined ? undefined : { fingerprint },
    };
  };

/** Violations are policy results for the same entries: next to those they are duplicates. */
export const cliReaders: Readonly<Record<string, (raw: unknown) => MapResult>> = {
  licensesViolations: license,
  // Licences of every component, whether or not a policy forbids them.
  licenses: () => skipped('no_entry'),
  operationalRiskViolations: operationalRisk,
  secrets: inSource('secret'),
  secretsViolations: inSource('secret'),
  iac: inSource('iac'),
  iacViolations: inSource('iac'),
  sast: inSource('sast'),
  sastViolations: inSource('sast'),
  maliciousCode: inSource('sast'),
  maliciousViolations: inSource('sast'),
};

export const cliLists = Object.keys(cliReaders);

/** Detects a report by its lists, which a run without vulnerabilities also has. */
export const isCliReport = (report: unknown): boolean =>
  !isList(report) &&
  has(report, 'scansStatus') &&
  (has(report, 'vulnerabilities') || has(report, 'securityViolations'));

/** Errors name the file. A failed kind of scan has a non-zero status code. */
export function cliRun(root: unknown): RunMetadata {
  const failed =
    list(root, 'errors').some((error) => has(error, 'errorMessage')) ||
    entries(root, 'scansStatus').some(([, code]) => num(code) !== undefined && num(code) !== 0);
  return { incomplete: failed && 'files_failed' };
}
