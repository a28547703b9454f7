import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProblemEntry } from '@/shared/api/api-error';
import { translateRefusal } from '@/shared/api/error-message';
import type { Job } from './job';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg`Cancelled`,
  not_permitted: msg`The person who requested this no longer has permission.`,
  server_stopped: msg`The server crashed each time it ran this job.`,
  unexpected: msg`Something went wrong on the server. The operator can find the reason in the log.`,
};

/** The values of the server's message, and its code if it differs from the job's. */
const factsOf = (result: Job['result'] | undefined): ProblemEntry['facts'] => {
  const facts = result?.['facts'];
  return typeof facts === 'object' && facts !== null
    ? (facts as ProblemEntry['facts']) // the worker wrote it
    : undefined;
};

/** Why the job failed, translated; the server's text is for the operator. */
export function jobError(
  i18n: I18n,
  {
    error,
    error_code: code,
    result,
  }: Pick<Job, 'error' | 'error_code'> & Partial<Pick<Job, 'result'>>,
): string {
  const sentence = code !== null && Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence) return i18n._(sentence);
  const facts = factsOf(result);
  const problem = facts?.['problem'];
  return (
    (typeof problem === 'string' ? translateRefusal(problem, facts) : undefined) ??
    (code === null ? undefined : translateRefusal(code, facts)) ??
    error ??
    i18n._(msg`The job was interrupted.`)
  );
}
