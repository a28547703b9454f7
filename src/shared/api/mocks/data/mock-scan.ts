import type { Scan } from '../../generated/model';

export type MockScan = {
  scan: Scan;
  /** When it started while the mocks run; 0 if it had already ended. */
  startedAt: number;
  /** A started one will fail. */
  fails?: boolean;
  /** The day (ms) whose findings its report has; without it, the report has none. */
  reported?: number;
};
