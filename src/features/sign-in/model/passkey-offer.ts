/** Separate from the public configuration of the first load, whose size is limited. */
export function readPasskeyOffer(text: string | null | undefined): boolean {
  try {
    return (JSON.parse(text || '{}') as { passkeys?: unknown }).passkeys === true;
  } catch {
    return false;
  }
}

/** Whether the server's page allows passkeys for its host name. */
export const offersPasskeys = (): boolean =>
  readPasskeyOffer(document.getElementById('parapet-config')?.textContent);
