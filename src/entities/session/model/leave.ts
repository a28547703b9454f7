import { forgetDrafts, keepForms } from '@/shared/lib/form-draft';
import { clearAccessToken } from './access-token';
import {
  clearSessionRecord,
  endSessionRecord,
  readSessionRecord,
  rememberUsername,
} from './session-record';

type Cleaner = () => unknown;
const cleaners = new Set<Cleaner>();

/** Registers cleanup for private data that ends with the session: query cache, local database. */
export function onSessionEnd(clean: Cleaner): void {
  cleaners.add(clean);
}

/** Ends Google's own session in this page, so that the next sign-in asks for an account. */
function leaveGoogle(): void {
  (
    globalThis as { google?: { accounts?: { id?: { disableAutoSelect?: () => void } } } }
  ).google?.accounts?.id?.disableAutoSelect?.();
}

/**
 * Clears the session in this browser (specification, section 4). With `keepName` the username
 * stays, for sessions that expired.
 */
export async function endSession({ keepName = false }: { keepName?: boolean } = {}): Promise<void> {
  if (readSessionRecord().google_auth === 1) leaveGoogle();
  clearAccessToken();
  if (keepName) {
    keepForms();
    endSessionRecord();
  } else {
    clearSessionRecord();
    rememberUsername(undefined);
    forgetDrafts();
  }
  await Promise.allSettled([...cleaners].map((clean) => Promise.resolve().then(clean)));
}
