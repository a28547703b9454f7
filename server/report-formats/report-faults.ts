// Why a report cannot be read, or a scanner produced none, in more detail than its
// `ReportErrorCode`: a stable id, the values of its message and the English sentence. The web app
// translates each id (src/entities/scan/model/report-fault-messages.ts).
import { type MessageValues, fillTemplate, type MessageArguments } from '#domain/message-template';

export const reportFaultMessages = {
  report_empty: 'The report is empty.',
  archive_empty: 'The archive contains no report.',
  document_empty:
    'The report is empty and doesn’t name its scanner. Choose the tool that wrote it.',
  format_unknown: 'The file is {kind}, but its format is not recognised.',
  format_unknown_sent_as:
    'The file is {kind}, but its format is not recognised. It was sent as "{tool}".',
  sections_not_read:
    'Parapet reads only code and infrastructure results from this Checkmarx One report, which has only {sections}. Send the results as SARIF or as JSON from the API.',
  sarif_version_unknown: 'SARIF {version} is not supported. Versions 1.0 to 2.1.0 are.',
  json_unexpected: 'The report is not valid JSON: "{found}" is not expected after "{before}".',
  json_no_value: 'The report is not valid JSON: "{found}" is not a value.',
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
  xml_reference: 'The report is not valid XML: a bare "&", or a reference to an unknown entity.',
  xml_character: 'The report is not valid XML: a character is not allowed where it occurs.',
  not_yaml: 'The report is not valid YAML.',
  yaml_indent: 'The report is not valid YAML: the indentation is wrong.',
  yaml_key_twice: 'The report is not valid YAML: a map has the same key twice.',
  yaml_not_closed: 'The report is not valid YAML: a quote, a bracket or a colon is missing.',
  own_entities: 'The report declares its own XML entities, which aren’t allowed.',
  no_runs: 'The SARIF report has no list of runs.',
  results_no_list: '"results" is not a list.',
  no_object: 'The Scout Suite report contains no object.',
  project_not_tested: 'Snyk could not test the project: {problem}',
  not_as_its_format: 'The report could not be read: its structure does not follow its format.',
  ends_in_value: 'The report ends in the middle of a value, after {offset} bytes.',
  ends_in_element: 'The report ends in the middle of an element.',
  ends_in_cell: 'The report is not valid CSV: a quoted cell does not end.',
  larger_than_limit: 'The report is larger than {limit} bytes.',
  larger_than_format: 'The report is larger than the limit of {limit} bytes for its format.',
  unpacks_larger: 'The report unpacks to more than {limit} bytes.',
  columns_too_large: 'The header row is larger than {limit} bytes.',
  frame_too_large: 'The report has more than {limit} bytes outside its results.',
  workbook_texts_too_large: 'The texts of the workbook are larger than {limit} bytes.',
  piece_too_large:
    'An attribute or text in the report exceeds the limit of {limit} bytes per result.',
  element_too_large: 'An element of the report exceeds the limit of {limit} bytes per result.',
  out_of_memory: 'One result in this report exceeds the memory limit for imports.',
  levels_too_deep: 'The report nests deeper than {limit} levels.',
  elements_too_deep: 'The report nests deeper than {limit} elements.',
  other_document:
    'The file is of type {document}, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.',
  binary:
    'The file is binary data, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.',
  unpacks_too_far: 'The archive unpacks to more than {ratio} times its size.',
  archive_cut_off: 'The archive is cut off.',
  archive_damaged: 'The archive is damaged.',
  archive_entry_leads_outside: 'The path "{path}" in the archive points outside of it.',
  archive_method_unknown:
    'The compression of the archive is not supported. Use zip (store or deflate), gzip or tar.',
  too_many_entries: 'The archive has {count} entries; {limit} are allowed.',
  encrypted: 'The archive is encrypted.',
  archives_too_deep: 'Nested archives are read up to two levels deep.',
  upload_gone: 'The report is no longer in the database. Send it again.',
  timed_out: 'The report could not be read within {seconds} seconds.',
  import_failed:
    'The server couldn’t finish this import. The operator can find the reason in the log.',
  scanner_not_installed: '{scanner} is no longer installed on the server.',
  scanner_ended: '{scanner} ended with exit code {exit_code}.',
  scanner_killed: '{scanner} was killed ({signal}). It may have run out of memory.',
  scanner_too_slow: '{scanner} didn’t finish within {minutes} minutes.',
  scanner_left_no_report: '{scanner} produced no report.',
  scanner_report_too_large: 'The report of {scanner} is larger than {limit} bytes.',
  scan_cancelled: 'The scan was cancelled.',
  scan_broke_off: 'The server crashed each time it ran this scan.',
  rules_refused:
    'The rules "{config}" can’t be run here. Use rules from the Semgrep registry, such as p/default, or a file in the repository.',
  credentials_unusable:
    'The stored credentials for {connector} don’t work for {scanner}. Enter them again.',
  branch_not_there: 'The branch {branch} doesn’t exist on the source host, or has no commits yet.',
  source_refused: 'Couldn’t download the scan target. {reason}',
  source_too_large: 'The code is larger than the limit of {limit} bytes.',
  source_too_many_files: 'The code has more files than the limit of {limit}.',
} as const;

export type ReportFaultType = keyof typeof reportFaultMessages;

export interface ReportFault {
  type: ReportFaultType;
  facts: MessageValues;
  message: string;
}

/** Texts from a report or its parser have no length limit of their own. */
const longestFact = 500;

export const reportFault = <Type extends ReportFaultType>(
  ...given: MessageArguments<typeof reportFaultMessages, Type>
): ReportFault => {
  const [type, all = {}]: [ReportFaultType, MessageValues?] = given;
  const facts = Object.fromEntries(
    Object.entries(all).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, longestFact) : fact,
    ]),
  );
  return { type, facts, message: fillTemplate(reportFaultMessages[type], facts) };
};
