import type { ReportFinding } from '../../../report-formats/model.ts';
import type { ReportedFacts } from './input.ts';

/** What the priority reads of a finding that a report has just stated. */
export const toReportedFacts = (finding: ReportFinding): ReportedFacts => ({
  ...finding,
  path: finding.location?.path ?? finding.component?.manifestPath,
  development: finding.component?.development,
  followed: (finding.codeFlow?.length ?? 0) > 1,
});
