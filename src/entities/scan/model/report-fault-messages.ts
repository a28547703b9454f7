import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateRefusal } from '@/shared/api/error-message';

/**
 * Messages for why a report could not be read or created (server/report-formats/report-faults.ts),
 * with placeholders for its facts.
 */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  report_empty: msg`The report is empty.`,
  archive_empty: msg`The archive contains no report.`,
  document_empty: msg`The report is empty and doesn’t name its scanner. Choose the tool that wrote it.`,
  format_unknown: msg`The file is {kind, select, text {plain text} other {{kind}}}, but its format is not recognised.`,
  format_unknown_sent_as: msg`The file is {kind, select, text {plain text} other {{kind}}}, but its format is not recognised. It was sent as "{tool}".`,
  sections_not_read: msg`Parapet reads only code and infrastructure results from this Checkmarx One report, which has only {sections}. Send the results as SARIF or as JSON from the API.`,
  sarif_version_unknown: msg`SARIF {version} is not supported. Versions 1.0 to 2.1.0 are.`,
  json_unexpected: msg`The report is not valid JSON: "{found}" is not expected after "{before}".`,
  json_no_value: msg`The report is not valid JSON: "{found}" is not a value.`,
  not_json_beyond_its_beginning: msg`The report begins like JSON, but is not valid JSON.`,
  line_not_json: msg`A line begins like JSON, but is not valid JSON.`,
  stray_bracket: msg`The report is not valid JSON: an unexpected closing bracket at byte {offset, number}.`,
  stray_comma: msg`The report is not valid JSON: a comma outside of any value at byte {offset, number}.`,
  not_csv: msg`The report is not valid CSV.`,
  not_xml: msg`The report is not valid XML.`,
  xml_not_closed: msg`The report is not valid XML: the element "{element}" is not closed.`,
  xml_not_opened: msg`The report is not valid XML: the element "{element}" is closed, but was not opened.`,
  xml_out_of_turn: msg`The report is not valid XML: an element is closed before one within it.`,
  xml_text_outside: msg`The report is not valid XML: there is text outside of its root element.`,
  xml_two_roots: msg`The report is not valid XML: it has more than one root element.`,
  xml_attribute_twice: msg`The report is not valid XML: an element has the attribute "{attribute}" twice.`,
  xml_attribute: msg`The report is not valid XML: an attribute is not written as name="value".`,
  xml_reference: msg`The report is not valid XML: a bare "&", or a reference to an unknown entity.`,
  xml_character: msg`The report is not valid XML: a character is not allowed where it occurs.`,
  not_yaml: msg`The report is not valid YAML.`,
  yaml_indent: msg`The report is not valid YAML: the indentation is wrong.`,
  yaml_key_twice: msg`The report is not valid YAML: a map has the same key twice.`,
  yaml_not_closed: msg`The report is not valid YAML: a quote, a bracket or a colon is missing.`,
  own_entities: msg`The report declares its own XML entities, which aren’t allowed.`,
  no_runs: msg`The SARIF report has no list of runs.`,
  results_no_list: msg`"results" is not a list.`,
  no_object: msg`The Scout Suite report contains no object.`,
  project_not_tested: msg`Snyk could not test the project: {problem}`,
  not_as_its_format: msg`The report could not be read: its structure does not follow its format.`,
  ends_in_value: msg`The report ends in the middle of a value, after {offset, number} bytes.`,
  ends_in_element: msg`The report ends in the middle of an element.`,
  ends_in_cell: msg`The report is not valid CSV: a quoted cell does not end.`,
  larger_than_limit: msg`The report is larger than {limit, number} bytes.`,
  larger_than_format: msg`The report is larger than the limit of {limit, number} bytes for its format.`,
  unpacks_larger: msg`The report unpacks to more than {limit, number} bytes.`,
  columns_too_large: msg`The header row is larger than {limit, number} bytes.`,
  frame_too_large: msg`The report has more than {limit, number} bytes outside its results.`,
  workbook_texts_too_large: msg`The texts of the workbook are larger than {limit, number} bytes.`,
  piece_too_large: msg`An attribute or text in the report exceeds the limit of {limit, number} bytes per result.`,
  element_too_large: msg`An element of the report exceeds the limit of {limit, number} bytes per result.`,
  out_of_memory: msg`One result in this report exceeds the memory limit for imports.`,
  levels_too_deep: msg`The report nests deeper than {limit, number} levels.`,
  elements_too_deep: msg`The report nests deeper than {limit, number} elements.`,
  other_document: msg`The file is of type {document}, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.`,
  binary: msg`The file is binary data, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.`,
  unpacks_too_far: msg`The archive unpacks to more than {ratio} times its size.`,
  archive_cut_off: msg`The archive is cut off.`,
  archive_damaged: msg`The archive is damaged.`,
  archive_entry_leads_outside: msg`The path "{path}" in the archive points outside of it.`,
  archive_method_unknown: msg`The compression of the archive is not supported. Use zip (store or deflate), gzip or tar.`,
  too_many_entries: msg`The archive has {count, number} entries; {limit, number} are allowed.`,
  encrypted: msg`The archive is encrypted.`,
  archives_too_deep: msg`Nested archives are read up to two levels deep.`,
  upload_gone: msg`The report is no longer in the database. Send it again.`,
  timed_out: msg`The report could not be read within {seconds} seconds.`,
  import_failed: msg`The server couldn’t finish this import. The operator can find the reason in the log.`,
  scanner_not_installed: msg`{scanner} is no longer installed on the server.`,
  scanner_ended: msg`{scanner} ended with exit code {exit_code}.`,
  scanner_killed: msg`{scanner} was killed ({signal}). It may have run out of memory.`,
  scanner_too_slow: msg`{scanner} didn’t finish within {minutes, number} minutes.`,
  scanner_left_no_report: msg`{scanner} produced no report.`,
  scanner_report_too_large: msg`The report of {scanner} is larger than {limit, number} bytes.`,
  scan_cancelled: msg`The scan was cancelled.`,
  scan_broke_off: msg`The server crashed each time it ran this scan.`,
  rules_refused: msg`The rules "{config}" can’t be run here. Use rules from the Semgrep registry, such as p/default, or a file in the repository.`,
  credentials_unusable: msg`The stored credentials for {connector} don’t work for {scanner}. Enter them again.`,
  branch_not_there: msg`The branch {branch} doesn’t exist on the source host, or has no commits yet.`,
  source_refused: msg`Couldn’t download the scan target. {reason}`,
  source_too_large: msg`The code is larger than the limit of {limit, number} bytes.`,
  source_too_many_files: msg`The code has more files than the limit of {limit, number}.`,
};

interface ReportFault {
  readonly type: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The translated message; an unknown code falls back to the server's text. */
export function reportFaultMessage(
  i18n: I18n,
  { type, facts }: ReportFault,
  english: string,
): string {
  // A source host's response is a problem with its own messages.
  const { problem } = facts;
  const words =
    typeof problem === 'string'
      ? { ...facts, reason: translateRefusal(problem, facts) ?? facts.reason }
      : facts;
  const sentence = type !== null && Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return sentence?.id === undefined
    ? english
    : i18n._(
        sentence.id,
        words,
        sentence.message === undefined ? {} : { message: sentence.message },
      );
}
