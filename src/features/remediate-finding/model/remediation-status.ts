import { translateRefusal } from '@/shared/api/error-message';
import type { Remediation } from '@/shared/api/generated/model';

/** Why there is nothing to apply, translated; an unknown reason falls back to the server's text. */
export const failureMessage = ({
  error,
  error_code: code,
}: Pick<Remediation, 'error' | 'error_code'>): string | null =>
  (code === null ? undefined : translateRefusal(code)) ?? error;

export const isGenerating = ({
  processing_status: status,
}: Pick<Remediation, 'processing_status'>): boolean => status === 'queued' || status === 'running';
