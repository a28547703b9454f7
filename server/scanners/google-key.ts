import { jsonOf } from '../runtime/json.ts';
import { reportFault } from '../reports/report-faults.ts';
import type { Credentials } from './scanner.ts';
import { ScanFault } from './scan-fault.ts';

/** The key of a service account, as Google's libraries read it from a file. Kinds that name a program or an address to ask are refused: the server would obey them. */
export const googleKey = (credentials: Credentials, scanner: string): string => {
  const text = credentials['application_credentials'] ?? '';
  const key = jsonOf(text);
  if (
    typeof key !== 'object' ||
    key === null ||
    (key as { type?: unknown }).type !== 'service_account'
  )
    throw new ScanFault(
      'scanner_failed',
      reportFault('credentials_unusable', { connector: 'Google Cloud', scanner }),
    );
  // Where a token is fetched is written in the key as well, and there is one such place.
  return JSON.stringify({ ...key, token_uri: 'https://oauth2.googleapis.com/token' });
};
