import type { ReportErrorCode } from '../../../report-formats/model.ts';
import type { ReportFault } from '../../../report-formats/report-faults.ts';

/** The report cannot be imported. The message is shown to the uploader. */
export class RefusedReportError extends Error {
  override readonly name = 'RefusedReportError';
  readonly code: ReportErrorCode;
  readonly fault: ReportFault;
  readonly pointer: string | undefined;
  constructor(code: ReportErrorCode, fault: ReportFault, pointer?: string) {
    super(fault.message);
    this.code = code;
    this.fault = fault;
    this.pointer = pointer;
  }
}
