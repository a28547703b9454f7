// The way to a source host's own page and back: what is begun in this tab is finished in this tab, and nothing that merely arrives by an address.
import type { SourceHost } from '@/shared/api/generated/model';

const key = 'parapet.connecting';

interface Begun {
  readonly host: SourceHost;
  readonly state: string;
  readonly redirectUri: string;
}

/** Where the host sends people back to. */
export const returnAddress = (): string => `${window.location.origin}/connector/providers`;

/** @param page the host's own page, with the state in it */
export function beginAuthorization(host: SourceHost, page: string): string {
  const url = new URL(page);
  const begun: Begun = {
    host,
    state: url.searchParams.get('state') ?? '',
    redirectUri: returnAddress(),
  };
  sessionStorage.setItem(key, JSON.stringify(begun));
  url.searchParams.set('redirect_uri', begun.redirectUri);
  return url.href;
}

/** What was begun here, once, if it is what has come back. */
export function takeAuthorization(state: string | undefined): Begun | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (kept === null || state === undefined) return undefined;
  const begun = JSON.parse(kept) as Begun; // written above
  return begun.state === state ? begun : undefined;
}
