import type { ScanErrorCode } from '../db/schema/repositories.ts';
import type { ReportFault } from '../reports/report-faults.ts';

/** Why a scan ends without a report. Another attempt would end the same way. */
export class ScanFault extends Error {
  override name = 'ScanFault';
  readonly code: ScanErrorCode;
  readonly fault: ReportFault;
  constructor(code: ScanErrorCode, fault: ReportFault) {
    super(fault.message);
    this.code = code;
    this.fault = fault;
  }
}
