// Why a source of what is known about vulnerabilities could not be loaded: a word that stays and the facts of the moment. The English sentence is made of both; the
// web app has sentences of its own for other languages (src/pages/prioritization/model/feed-fault-words.ts).
import { type Facts, fillBlanks, type Said } from '../runtime/blanks.ts';

export const feedFaultSentences = {
  not_reached: '{host} could not be reached ({reason}).',
  took_too_long: '{host} took too long to answer.',
  inside_the_network:
    'The address of {host} is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
  answer_too_large: 'The answer of {host} is too large.',
  answered: '{host} answered {status}.',
  file_not_read: 'The file that the operator names cannot be read ({reason}).',
  epss_empty: 'The EPSS file is empty.',
  epss_not_unpacked: 'The EPSS file cannot be unpacked: it is damaged, cut off or too large.',
  epss_without_edition:
    'The EPSS file does not begin with its "#model_version:…,score_date:…" line.',
  epss_line: 'Line {line} of the EPSS file is not "cve,epss,percentile": {text}',
  kev_not_json: 'The KEV catalogue is not JSON.',
  kev_without_edition:
    'The KEV catalogue names no version and day ("catalogVersion", "dateReleased").',
  kev_not_as_documented: 'The KEV catalogue is not as documented at "{place}".',
  osv_not_json: '{name} of the OSV file is not JSON.',
  osv_not_as_documented: 'The OSV file is not as documented at "{place}".',
  osv_not_read: 'The OSV file cannot be read: it is cut off, too large or nested too deep.',
  osv_too_many_entries: 'The OSV file has {count} entries; {limit} are read.',
  osv_too_many_records: 'The OSV file has more than {records} records or {aliases} aliases.',
  osv_without_records: 'The OSV file holds no record with an "id".',
  not_loaded: 'It could not be loaded. The operator finds the reason in the log.',
} as const;

export type FeedFaultType = keyof typeof feedFaultSentences;

export interface FeedFault {
  type: FeedFaultType;
  facts: Facts;
}

const longestFact = 200;

/** A source that does not answer, or is not what its publisher documents. Nothing of it is used. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly fault: FeedFault;
  constructor(
    ...given: { [Type in FeedFaultType]: Said<typeof feedFaultSentences, Type> }[FeedFaultType]
  ) {
    const [type, all = {}]: [FeedFaultType, Facts?] = given;
    const facts = Object.fromEntries(
      Object.entries(all).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? fact.slice(0, longestFact) : fact,
      ]),
    );
    super(fillBlanks(feedFaultSentences[type], facts));
    this.fault = { type, facts };
  }
}
