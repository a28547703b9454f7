import { forgetDrafts, keepForms } from '@/shared/lib/draft';
import { clearAccessToken } from './access-token';
import {
  clearSessionRecord,
  endSessionRecord,
  readSessionRecord,
  rememberUsername,
} from './session-record';

type Cleaner = () => unknown;
const cleaners = new Set<Cleaner>();

/** Registers what else is private and goes with the session: the query cache, the local database. */
export function onLeave(clean: Cleaner): void {
  cleaners.add(clean);
}

/** Ends Google's own session in this page, so that the next sign-in asks for an account. */
function leaveGoogle(): void {
  (
    globalThis as { google?: { accounts?: { id?: { disableAutoSelect?: () => void } } } }
  ).google?.accounts?.id?.disableAutoSelect?.();
}

/** Forgets everything of the session in this browser (specification, section 4). The name stays where the session merely ran out. */
export async function leave({ keepName = false }: { keepName?: boolean } = {}): Promise<void> {
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
