import type { ScanNote } from '@/shared/api/generated/model';
import { isScanWarning } from '#domain/scan-notes';
import type { Scan } from './scan';

/** The first reason why the scan is incomplete. A scan that failed has an error instead. */
export const warningOf = ({ attributes: { status, notes } }: Scan): ScanNote | undefined =>
  status === 'succeeded' ? notes.find(({ code }) => isScanWarning(code)) : undefined;
