// Why one result was skipped, in more detail than its `IgnoredReason`: a stable id, the values of
// its message and the English sentence. The web app translates each id
// (src/pages/scan-result/model/skipped-result-messages.ts).
import { type MessageValues, fillTemplate, type MessageArguments } from '#domain/message-template';

export const skippedResultMessages = {
  row_too_large: 'The row exceeds the limit of {limit} bytes per result.',
  element_too_large: 'The element exceeds the limit of {limit} bytes per result.',
  result_too_large: 'The result is too large to be read.',
  unreadable: 'The structure of the result does not follow its format.',
  json_unexpected: 'Invalid JSON: unexpected "{found}" after "{before}".',
  json_no_value: 'Not valid JSON: "{found}" is not a value.',
  not_an_object: 'The result is not an object.',
  vulnerability_not_an_object: 'The vulnerability is not an object.',
  package_unnamed: 'The package has no name.',
  component_unnamed: 'The component has no name.',
  no_rule_and_no_message: 'The result names neither a rule nor a message.',
  leads_outside: 'The path "{path}" points outside of the repository.',
  entry_not_a_finding: 'The entry is not a finding.',
  entry_passed: 'The check passed.',
  entry_fixed_in_report: 'Marked as fixed in the report.',
  entry_dismissed: 'Marked as dismissed in the report.',
  kind_of_no_finding: 'The result is of kind "{kind}".',
  gone: 'The result only marks a finding as absent.',
  section_not_read:
    'Parapet doesn’t read the section "{section}" of a Checkmarx One report. Send its results as SARIF or as JSON from the API.',
  tool_excluded: "Results of {tool} are excluded in the organisation's settings.",
  file_empty: 'The file is empty.',
  file_names_no_scanner: 'The file is empty and doesn’t name its scanner.',
  file_of_unknown_format: 'The file is {kind}, but its format is not recognised.',
  file_not_a_report: 'The file is of type {document}, not a scanner report.',
  file_binary: 'The file is binary data, not a scanner report.',
  repeated: 'The report contains an identical result before this one.',
} as const;

export type SkippedResultType = keyof typeof skippedResultMessages;

export type SkippedResult = { detail: string; type: SkippedResultType; facts: MessageValues };

export const skippedResult = <Type extends SkippedResultType>(
  ...given: MessageArguments<typeof skippedResultMessages, Type>
): SkippedResult => {
  const [type, facts = {}]: [SkippedResultType, MessageValues?] = given;
  return { detail: fillTemplate(skippedResultMessages[type], facts), type, facts };
};
