import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IgnoredResult } from '@/shared/api/generated/model';

/** The server's words for why one result was left out (server/reports/left-out.ts), with the blanks that its facts fill. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  row_too_large: msg`The row is larger than the {limit} bytes that one result may have.`,
  element_too_large: msg`The element is larger than the {limit} bytes that one result may have.`,
  result_too_large: msg`The result is too large to be read.`,
  unreadable: msg`The result is not built as its format says.`,
  json_unexpected: msg`Not valid JSON: "{found}" is not expected after "{before}".`,
  json_no_value: msg`Not valid JSON: "{found}" is no value.`,
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
  file_empty: msg`The file is empty.`,
  file_names_no_scanner: msg`The file is an empty document, which names no scanner.`,
  file_of_unknown_format: msg`The file is {kind, select, text {plain text} other {{kind}}}, but of no format that is known here.`,
  file_not_a_report: msg`The file is of type {document}, not a scanner report.`,
  file_binary: msg`The file is binary data, not a scanner report.`,
  repeated: msg`The report contains this result once before, word for word.`,
};

/** In the reader's language; what has no word stands as it came. */
export function leftOutDetail(
  i18n: I18n,
  { detail, type, facts }: Pick<IgnoredResult, 'detail' | 'type' | 'facts'>,
): string {
  const sentence = type !== null && Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return sentence?.id === undefined
    ? detail
    : i18n._(
        sentence.id,
        facts,
        sentence.message === undefined ? {} : { message: sentence.message },
      );
}
