import type { ScanErrorCode } from '../../../platform/db/schema/repositories.ts';
import type { ReportFault } from '../../../report-formats/report-faults.ts';

/** Why a scan ends without a report. Another attempt would end the same way. */
export class ScanError extends Error {
  override readonly name = 'ScanError';
  readonly code: ScanErrorCode;
  readonly fault: ReportFault;
  constructor(code: ScanErrorCode, fault: ReportFault) {
    super(fault.message);
    this.code = code;
    this.fault = fault;
  }
}
