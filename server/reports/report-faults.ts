// Why a report cannot be read, or a scanner made none, beyond the kind of its fault (`ReportErrorCode`): a word that stays and the facts of the moment. The English sentence is made of
// both; the web app has sentences of its own for other languages (src/entities/scan/model/report-fault-words.ts).
import { type Facts, fillBlanks, type Said } from '../runtime/blanks.ts';

export const reportFaultSentences = {
  report_empty: 'The report is empty.',
  archive_empty: 'The archive holds no report.',
  document_empty:
    'The report is an empty document, which names no scanner. Say which tool wrote it.',
  format_unknown: 'The file is {kind}, but of no format that is known here.',
  format_unknown_sent_as:
    'The file is {kind}, but of no format that is known here. It was sent as "{tool}".',
  sections_not_read:
    "Of this Checkmarx One report only the results for code and infrastructure can be read, and it has none of them; it has {sections}. Send the results as SARIF or as the API's JSON instead.",
  sarif_version_unknown: 'SARIF {version} is not known; 1.0 to 2.1.0 are read.',
  json_unexpected: 'The report is not valid JSON: "{found}" is not expected after "{before}".',
  json_no_value: 'The report is not valid JSON: "{found}" is no value.',
  not_json_beyond_its_beginning: 'The report begins like JSON, but is not valid JSON.',
  line_not_json: 'A line begins like JSON, but is not valid JSON.',
  stray_bracket: 'The report is not valid JSON: an unexpected closing bracket at byte {offset}.',
  stray_comma: 'The report is not valid JSON: a comma outside of any value at byte {offset}.',
  not_csv: 'The report is not valid CSV.',
  not_xml: 'The report is not valid XML.',
  xml_not_closed: 'The report is not valid XML: the element "{element}" is not closed.',
  xml_not_opened:
    'The report is not valid XML: the element "{element}" is closed, but was not opened.',
  xml_out_of_turn: 'The report is not valid XML: an element is closed before one within it.',
  xml_text_outside: 'The report is not valid XML: there is text outside of its root element.',
  xml_two_roots: 'The report is not valid XML: it has more than one root element.',
  xml_attribute_twice:
    'The report is not valid XML: an element has the attribute "{attribute}" twice.',
  xml_attribute: 'The report is not valid XML: an attribute is not written as name="value".',
  xml_reference:
    'The report is not valid XML: a "&" stands for itself, or refers to an entity that XML does not know.',
  xml_character: 'The report is not valid XML: a character stands where none of its kind may.',
  not_yaml: 'The report is not valid YAML.',
  yaml_indent: 'The report is not valid YAML: an indentation does not fit.',
  yaml_key_twice: 'The report is not valid YAML: a key stands twice in one map.',
  yaml_not_closed: 'The report is not valid YAML: a quote, a bracket or a colon is missing.',
  own_entities: 'The report declares its own XML entities, which are refused.',
  no_runs: 'The SARIF report has no list of runs.',
  results_no_list: '"results" is not a list.',
  no_object: 'The Scout Suite report holds no object.',
  project_not_tested: 'Snyk could not test the project: {problem}',
  not_as_its_format: 'The report could not be read: it is not built as its format says.',
  ends_in_value: 'The report ends in the middle of a value, after {offset} bytes.',
  ends_in_element: 'The report ends in the middle of an element.',
  ends_in_cell: 'The report is not valid CSV: a quoted cell does not end.',
  larger_than_limit: 'The report is larger than {limit} bytes.',
  larger_than_format:
    'The report is larger than the {limit} bytes that this format can be read in.',
  unpacks_larger: 'The report unpacks to more than {limit} bytes.',
  columns_too_large: 'The line that names the columns is larger than {limit} bytes.',
  frame_too_large: 'What the report says around its results is larger than {limit} bytes.',
  workbook_texts_too_large: 'The texts of the workbook are larger than {limit} bytes.',
  piece_too_large:
    'One attribute or text of the report is larger than the {limit} bytes that one result may have.',
  element_too_large:
    'One element of the report is larger than the {limit} bytes that one result may have.',
  out_of_memory: 'A single result of this report needs more memory than one import may use.',
  levels_too_deep: 'The report nests deeper than {limit} levels.',
  elements_too_deep: 'The report nests deeper than {limit} elements.',
  other_document:
    'The file is of type {document}, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.',
  binary:
    'The file is binary data, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.',
  unpacks_too_far: 'The archive unpacks to more than {ratio} times its size.',
  archive_cut_off: 'The archive is cut off.',
  archive_damaged: 'The archive is damaged.',
  archive_entry_leads_outside: 'The path "{path}" in the archive leads out of it.',
  archive_method_unknown:
    'The archive is packed in a way that is not read here. Zip (store or deflate), gzip and tar are.',
  too_many_entries: 'The archive has {count} entries; {limit} are allowed.',
  encrypted: 'The archive is encrypted.',
  archives_too_deep: 'Archives within archives are read two levels deep.',
  timed_out: 'The report could not be read within {seconds} seconds.',
  import_failed:
    'The server could not finish this import. The operator finds the reason in its log.',
  scanner_not_installed: '{scanner} is no longer installed on the server.',
  scanner_ended: '{scanner} ended with exit code {exit_code}.',
  scanner_killed:
    '{scanner} was ended from outside ({signal}): perhaps it needed more memory than there is.',
  scanner_too_slow: '{scanner} did not end within {minutes} minutes.',
  scanner_left_no_report: '{scanner} left no report.',
  scanner_report_too_large: 'The report of {scanner} is larger than {limit} bytes.',
  scan_broke_off: 'The server stopped every time it worked on this scan.',
  rules_refused:
    'The rules "{config}" are not run here. Name rules of the registry of Semgrep, such as p/default, or a file of the repository.',
  credentials_unusable:
    'The stored credentials of {connector} are not as {scanner} needs them. Enter them again.',
  branch_not_there: 'The branch {branch} is not at the source host, or has no commit yet.',
  source_refused: 'What is to be scanned could not be fetched. {reason}',
  source_too_large: 'The code is larger than the {limit} bytes that are scanned here.',
  source_too_many_files: 'The code has more than the {limit} files that are scanned here.',
} as const;

export type ReportFaultType = keyof typeof reportFaultSentences;

export interface ReportFault {
  type: ReportFaultType;
  facts: Facts;
  message: string;
}

/** What a report or its parser says goes on for as long as it likes. */
const longestFact = 500;

export const reportFault = <Type extends ReportFaultType>(
  ...given: Said<typeof reportFaultSentences, Type>
): ReportFault => {
  const [type, all = {}]: [ReportFaultType, Facts?] = given;
  const facts = Object.fromEntries(
    Object.entries(all).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, longestFact) : fact,
    ]),
  );
  return { type, facts, message: fillBlanks(reportFaultSentences[type], facts) };
};
