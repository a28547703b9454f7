// OAuth round trip to a source host. An authorization must finish in the tab that began it, so a
// link alone cannot complete one.
import { basePath } from '@/shared/lib/base-path';
import type { SourceHost } from '@/shared/api/generated/model';

const key = 'parapet.connecting';

interface PendingAuthorization {
  readonly host: SourceHost;
  readonly state: string;
  readonly redirectUri: string;
}

/** The redirect URL for the host. */
export const returnAddress = (): string =>
  `${window.location.origin}${basePath}/connector/providers`;

/** @param page the host's authorization page, with the state in its URL */
export function beginAuthorization(host: SourceHost, page: string): string {
  const url = new URL(page);
  const begun: PendingAuthorization = {
    host,
    state: url.searchParams.get('state') ?? '',
    redirectUri: returnAddress(),
  };
  sessionStorage.setItem(key, JSON.stringify(begun));
  url.searchParams.set('redirect_uri', begun.redirectUri);
  return url.href;
}

/** Returns the pending authorization if its state matches, and removes it. */
export function takeAuthorization(state: string | undefined): PendingAuthorization | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (kept === null || state === undefined) return undefined;
  const begun = JSON.parse(kept) as PendingAuthorization; // written above
  return begun.state === state ? begun : undefined;
}
