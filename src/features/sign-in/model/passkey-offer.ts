/** Apart from the public configuration of the first load, which has no bytes to spare. */
export function readPasskeyOffer(text: string | null | undefined): boolean {
  try {
    return (JSON.parse(text || '{}') as { passkeys?: unknown }).passkeys === true;
  } catch {
    return false;
  }
}

/** Whether the server's page says that its address can have passkeys. */
export const offersPasskeys = (): boolean =>
  readPasskeyOffer(document.getElementById('parapet-config')?.textContent);
