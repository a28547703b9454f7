import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the server says about how a finding was recognised, a sentence each. */
const sentences: Readonly<Record<string, MessageDescriptor>> = Object.fromEntries(
  [
    ['First seen in its last import.', msg`First seen in its last import.`],
    ["The scanner's own fingerprint is the same.", msg`The scanner's own fingerprint is the same.`],
    ['Same component and vulnerability in the same place.', msg`Same component and vulnerability in the same place.`],
    ['Same component and vulnerability.', msg`Same component and vulnerability.`],
    ['Same rule and code in the same file.', msg`Same rule and code in the same file.`],
    ['Same rule and code.', msg`Same rule and code.`],
    ['Same rule at the same end point or resource.', msg`Same rule at the same end point or resource.`],
    ['Same rule and message in the same file.', msg`Same rule and message in the same file.`],
    ['Same rule and message.', msg`Same rule and message.`],
    ['The file was renamed.', msg`The file was renamed.`],
    ['It moved within the file.', msg`It moved within the file.`],
  ] satisfies [string, MessageDescriptor][],
);

/** In the reader's language, sentence by sentence; what is not known stays as the server wrote it. */
export const identityWords = (i18n: I18n, reason: string): string =>
  reason
    .split(/(?<=\.) /)
    .map((sentence) => {
      const known = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
      return known ? i18n._(known) : sentence;
    })
    .join(' ');
