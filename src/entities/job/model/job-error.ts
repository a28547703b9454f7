import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalInWords } from '@/shared/api/error-message';
import type { Job } from './job';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg`Cancelled`,
  not_permitted: msg`The person who requested this no longer has permission.`,
  server_stopped: msg`The server crashed each time it ran this job.`,
  unexpected: msg`Something went wrong on the server. The operator can find the reason in the log.`,
};

/** Why the job failed, translated; the server's own text is for the operator. */
export function jobError(
  i18n: I18n,
  { error, error_code: code }: Pick<Job, 'error' | 'error_code'>,
): string {
  const sentence = code !== null && Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence) return i18n._(sentence);
  return (
    (code === null ? undefined : refusalInWords(code)) ??
    error ??
    i18n._(msg`The job was interrupted.`)
  );
}
