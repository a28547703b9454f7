import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IgnoredResult } from '@/shared/api/generated/model';

/** The server's words for why one result was left out (server/reports/left-out.ts), with the blanks that its facts fill. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  row_too_large: msg`The row is larger than the {limit} bytes that one result may have.`,
  element_too_large: msg`The element is larger than the {limit} bytes that one result may have.`,
  result_too_large: msg`The result is too large to be read.`,
  unreadable: msg`The result cannot be read: {problem}.`,
  not_json: msg`Not valid JSON: {problem}.`,
  not_an_object: msg`The result is not an object.`,
  vulnerability_not_an_object: msg`The vulnerability is not an object.`,
  package_unnamed: msg`The package has no name.`,
  component_unnamed: msg`The component has no name.`,
  no_rule_and_no_message: msg`The result names neither a rule nor a message.`,
  leads_outside: msg`The path "{path}" leads out of the repository.`,
  kind_of_no_finding: msg`The result is of kind "{kind}".`,
  gone: msg`The result is only there to say that it is gone.`,
  section_not_read: msg`The section "{section}" of a Checkmarx One report is not read. Send its results as SARIF or as the API’s JSON.`,
  tool_excluded: msg`Results of {tool} are excluded in the organisation’s settings.`,
  repeated: msg`The report contains this result once before, word for word.`,
};

/** In the reader's language; what has no word stands as it came. */
export function leftOutDetail(i18n: I18n, { detail, type, facts }: Pick<IgnoredResult, 'detail' | 'type' | 'facts'>): string {
  const sentence = type !== null && Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return sentence?.id === undefined ? detail : i18n._(sentence.id, facts, sentence.message === undefined ? {} : { message: sentence.message });
}
