import { tryParseJson } from '../../../platform/runtime/json.ts';
import { reportFault } from '../../../report-formats/report-faults.ts';
import type { Credentials } from './scanner.ts';
import { ScanError } from '../run/scan-fault.ts';

/**
 * Parses a service account key as Google's libraries read it from a file. Key types that name a
 * program or a URL are rejected, since the scanner would call them.
 */
export const parseGoogleKey = (credentials: Credentials, scanner: string): string => {
  const text = credentials['application_credentials'] ?? '';
  const key = tryParseJson(text);
  if (
    typeof key !== 'object' ||
    key === null ||
    (key as { type?: unknown }).type !== 'service_account'
  )
    throw new ScanError(
      'scanner_failed',
      reportFault('credentials_unusable', { connector: 'Google Cloud', scanner }),
    );
  // The key also contains the token URL; only Google's is accepted.
  return JSON.stringify({ ...key, token_uri: 'https://oauth2.googleapis.com/token' });
};
