import { useState } from 'react';

/**
 * The token of the one-time link that led here. It is in the fragment, which browsers send to no
 * server; leaving the page does not change it.
 * @param inPath where links of earlier versions have it
 */
export function useLinkToken(inPath = ''): string {
  const [token] = useState(() => location.hash.slice(1) || inPath);
  return token;
}
