import { useEffect, useState } from 'react';

/**
 * The token of the one-time link that led to this page. It is in the fragment, which browsers do
 * not send to servers. Leaving the page does not change it, but a newer link opened in the same tab
 * does.
 * @param inPath the token in the path, for links of earlier versions
 */
export function useLinkToken(inPath = ''): string {
  const [token, setToken] = useState(() => location.hash.slice(1) || inPath);
  useEffect(() => {
    // Router navigations do not fire this event, only URLs that the user enters.
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
