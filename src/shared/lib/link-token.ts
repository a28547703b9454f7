import { useEffect, useState } from 'react';

/**
 * The token of the one-time link that led here. It is in the fragment, which browsers send to no
 * server; leaving the page does not change it, a newer link opened in the same tab does.
 * @param inPath where links of earlier versions have it
 */
export function useLinkToken(inPath = ''): string {
  const [token, setToken] = useState(() => location.hash.slice(1) || inPath);
  useEffect(() => {
    // The router's own navigation does not fire this event, only an address that a person enters.
    const follow = () => {
      setToken((known) => location.hash.slice(1) || known);
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);
  return token;
}
