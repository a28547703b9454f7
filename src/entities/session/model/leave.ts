import { deleteDrafts, keepForms } from '@/shared/lib/form-draft';
import { clearAccessToken } from './access-token';
import { clearSessionRecord, endSessionRecord, rememberUsername } from './session-record';

type Cleaner = () => unknown;
const cleaners = new Set<Cleaner>();

/** Registers a cleanup of private data that ends with the session: query cache, local database. */
export function onSessionEnd(clean: Cleaner): void {
  cleaners.add(clean);
}

/**
 * Clears the session in this browser, including Google's data (specification, section 4). With
 * `keepName` the username stays, for sessions that expired.
 */
export async function endSession({ keepName = false }: { keepName?: boolean } = {}): Promise<void> {
  clearAccessToken();
  if (keepName) {
    keepForms();
    endSessionRecord();
  } else {
    clearSessionRecord();
    rememberUsername(undefined);
    deleteDrafts();
  }
  await Promise.allSettled([...cleaners].map((clean) => Promise.resolve().then(clean)));
}
