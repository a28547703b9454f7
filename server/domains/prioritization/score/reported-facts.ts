import type { ReportFinding } from '../../../report-formats/model.ts';
import type { ReportedFacts } from './input.ts';

/** Returns the priority's input from a finding of a new report. */
export const toReportedFacts = (finding: ReportFinding): ReportedFacts => ({
  ...finding,
  path: finding.location?.path ?? finding.component?.manifestPath,
  development: finding.component?.development,
  followed: (finding.codeFlow?.length ?? 0) > 1,
});
