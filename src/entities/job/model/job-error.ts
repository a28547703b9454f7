import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalInWords } from '@/shared/api/error-message';
import type { Job } from './job';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  not_permitted: msg`Whoever asked for this may no longer do it.`,
  server_stopped: msg`The server stopped every time it worked on this.`,
  unexpected: msg`Something went wrong on the server. The operator finds the reason in the log.`,
};

/** Why it broke off, in the reader's language; the server's own words are for the operator. */
export function jobError(
  i18n: I18n,
  { error, error_code: code }: Pick<Job, 'error' | 'error_code'>,
): string {
  const sentence = code !== null && Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence) return i18n._(sentence);
  return (code === null ? undefined : refusalInWords(code)) ?? error ?? i18n._(msg`It broke off.`);
}
