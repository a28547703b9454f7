/**
 * Maps the XML parser's errors to messages with an id. Its own messages are English and written for
 * developers.
 */
import { ReportError } from '../model.ts';
import { reportFault, type ReportFault } from '../report-faults.ts';

const longestName = 100;

/** Keyed by the parser's messages (saxes 6), which begin with line and column. */
const known: readonly [RegExp, (name: string) => ReportFault][] = [
  [/^\d+:\d+: unclosed tag: (.*)$/, (element) => reportFault('xml_not_closed', { element })],
  [
    /^\d+:\d+: unmatched closing tag: (.*)\.$/,
    (element) => reportFault('xml_not_opened', { element }),
  ],
  [/: unexpected close tag\.$/, () => reportFault('xml_out_of_turn')],
  [/: text data outside of root node\.$/, () => reportFault('xml_text_outside')],
  [/: documents may contain only one root\.$/, () => reportFault('xml_two_roots')],
  [
    /^\d+:\d+: duplicate attribute: (.*)\.$/,
    (attribute) => reportFault('xml_attribute_twice', { attribute }),
  ],
  [
    /: (?:attribute without value|unquoted attribute value|no whitespace between attributes|disallowed character in attribute name)\.$/,
    () => reportFault('xml_attribute'),
  ],
  [
    /: (?:undefined entity|malformed character entity|empty entity name|disallowed character in entity name)/,
    () => reportFault('xml_reference'),
  ],
  [/: disallowed character/, () => reportFault('xml_character')],
];

export function toXmlError({ message }: Error, line: number): ReportError {
  for (const [pattern, faultOf] of known) {
    const match = pattern.exec(message);
    if (match !== null)
      return new ReportError(
        'malformed_report',
        faultOf((match[1] ?? '').slice(0, longestName)),
        `line ${line}`,
      );
  }
  return new ReportError('malformed_report', reportFault('not_xml'), `line ${line}`);
}
