import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IgnoredResult } from '@/shared/api/generated/model';

/**
 * Messages for why a result was skipped (server/report-formats/skipped-result.ts), with
 * placeholders for its facts.
 */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  row_too_large: msg`The row exceeds the limit of {limit} bytes per result.`,
  element_too_large: msg`The element exceeds the limit of {limit} bytes per result.`,
  result_too_large: msg`The result is too large to be read.`,
  unreadable: msg`The structure of the result does not follow its format.`,
  json_unexpected: msg`Invalid JSON: unexpected "{found}" after "{before}".`,
  json_no_value: msg`Not valid JSON: "{found}" is not a value.`,
  not_an_object: msg`The result is not an object.`,
  vulnerability_not_an_object: msg`The vulnerability is not an object.`,
  package_unnamed: msg`The package has no name.`,
  component_unnamed: msg`The component has no name.`,
  no_rule_and_no_message: msg`The result names neither a rule nor a message.`,
  leads_outside: msg`The path "{path}" points outside of the repository.`,
  entry_not_a_finding: msg`The entry is not a finding.`,
  entry_passed: msg`The check passed.`,
  entry_fixed_in_report: msg`Marked as fixed in the report.`,
  entry_dismissed: msg`Marked as dismissed in the report.`,
  kind_of_no_finding: msg`The result is of kind "{kind}".`,
  gone: msg`The result only marks a finding as absent.`,
  section_not_read: msg`Parapet doesn’t read the section "{section}" of a Checkmarx One report. Send its results as SARIF or as JSON from the API.`,
  tool_excluded: msg`Your organisation’s settings exclude results from {tool}.`,
  file_empty: msg`The file is empty.`,
  file_names_no_scanner: msg`The file is empty and doesn’t name its scanner.`,
  file_of_unknown_format: msg`The file is {kind, select, text {plain text} other {{kind}}}, but its format is not recognised.`,
  file_not_a_report: msg`The file is of type {document}, not a scanner report.`,
  file_binary: msg`The file is binary data, not a scanner report.`,
  repeated: msg`The report contains an identical result before this one.`,
};

/** The translated message; an unknown code falls back to the server's text. */
export function skippedResultMessage(
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
