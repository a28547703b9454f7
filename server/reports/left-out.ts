// Why one result was left out, beyond its kind of reason (`IgnoredReason`): a word that stays and the facts of the moment. The English sentence is made of both; the
// web app has sentences of its own for other languages (src/pages/scan-result/model/left-out-words.ts).
import { type Facts, fillBlanks, type Said } from '../runtime/blanks.ts';

export const leftOutSentences = {
  row_too_large: 'The row is larger than the {limit} bytes that one result may have.',
  element_too_large: 'The element is larger than the {limit} bytes that one result may have.',
  result_too_large: 'The result is too large to be read.',
  unreadable: 'The result is not built as its format says.',
  json_unexpected: 'Not valid JSON: "{found}" is not expected after "{before}".',
  json_no_value: 'Not valid JSON: "{found}" is no value.',
  not_an_object: 'The result is not an object.',
  vulnerability_not_an_object: 'The vulnerability is not an object.',
  package_unnamed: 'The package has no name.',
  component_unnamed: 'The component has no name.',
  no_rule_and_no_message: 'The result names neither a rule nor a message.',
  leads_outside: 'The path "{path}" leads out of the repository.',
  kind_of_no_finding: 'The result is of kind "{kind}".',
  gone: 'The result is only there to say that it is gone.',
  section_not_read:
    'The section "{section}" of a Checkmarx One report is not read. Send its results as SARIF or as the API\'s JSON.',
  tool_excluded: "Results of {tool} are excluded in the organisation's settings.",
  file_empty: 'The file is empty.',
  file_names_no_scanner: 'The file is an empty document, which names no scanner.',
  file_of_unknown_format: 'The file is {kind}, but of no format that is known here.',
  file_not_a_report: 'The file is of type {document}, not a scanner report.',
  file_binary: 'The file is binary data, not a scanner report.',
  repeated: 'The report contains this result once before, word for word.',
} as const;

export type LeftOutType = keyof typeof leftOutSentences;

export type LeftOut = { detail: string; type: LeftOutType; facts: Facts };

export const leftOut = <Type extends LeftOutType>(
  ...given: Said<typeof leftOutSentences, Type>
): LeftOut => {
  const [type, facts = {}]: [LeftOutType, Facts?] = given;
  return { detail: fillBlanks(leftOutSentences[type], facts), type, facts };
};
