import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IntelligenceFeed } from '@/shared/api/generated/model';

/**
 * Messages for why a feed could not be loaded
 * (server/domains/vulnerability-feeds/store/feed-faults.ts), with placeholders for its facts.
 */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  not_reached: msg`{host} could not be reached ({reason}).`,
  took_too_long: msg`{host} took too long to respond.`,
  inside_the_network: msg`The address of {host} is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.`,
  answer_too_large: msg`The response from {host} is too large.`,
  answered: msg`{host} responded with {status}.`,
  file_not_read: msg`The operator’s file can’t be read ({reason}).`,
  epss_empty: msg`The EPSS file is empty.`,
  epss_not_unpacked: msg`The EPSS file cannot be unpacked: it is damaged, cut off or too large.`,
  epss_without_edition: msg`The EPSS file does not begin with its "#model_version:…,score_date:…" line.`,
  epss_line: msg`Line {line, number} of the EPSS file is not "cve,epss,percentile": {text}`,
  kev_not_json: msg`The KEV catalogue is not JSON.`,
  kev_without_edition: msg`The KEV catalogue names no version and day ("catalogVersion", "dateReleased").`,
  kev_not_as_documented: msg`The KEV catalogue doesn’t match its format at "{place}".`,
  osv_not_json: msg`{name} in the OSV file is not JSON.`,
  osv_not_as_documented: msg`The OSV file doesn’t match its format at "{place}".`,
  osv_not_read: msg`The OSV file cannot be read: it is cut off, too large or nested too deep.`,
  osv_too_many_entries: msg`The OSV file has {count, number} entries; {limit, number} are read.`,
  osv_too_many_records: msg`The OSV file has more than {records, number} records or {aliases, number} aliases.`,
  osv_without_records: msg`The OSV file contains no record with an "id".`,
  not_loaded: msg`Couldn’t load this feed. The operator can find the reason in the log.`,
};

/** The translated message; an unknown code falls back to the server's text. */
export function feedFaultMessage(
  i18n: I18n,
  {
    error,
    error_type: type,
    error_facts: facts,
  }: Pick<IntelligenceFeed, 'error' | 'error_type' | 'error_facts'>,
): string | null {
  const sentence =
    error !== null && type !== null && Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return sentence?.id === undefined
    ? error
    : i18n._(
        sentence.id,
        facts,
        sentence.message === undefined ? {} : { message: sentence.message },
      );
}
