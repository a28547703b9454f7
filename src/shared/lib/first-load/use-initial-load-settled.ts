import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';

const everyMs = 150;
/** After this time the rest of the page loads, however slow the responses are. */
const patienceMs = 5_000;
let wasSettled = false;

/**
 * True once the queries of the first page have settled, or after 5 s. What the first page can be
 * used without (menus, tooltips, counters, toasts) loads then, and does not compete with its rows.
 * Later pages do not wait.
 *
 * Saves 56 kB of scripts and 12 requests before the rows of the findings list are visible, 700 ms
 * throttled. Off: return true.
 */
export function useInitialLoadSettled(): boolean {
  // Stories render components without a query client.
  const client = use(QueryClientContext);
  const [settled, setSettled] = useState(wasSettled);
  useEffect(() => {
    if (wasSettled) return;
    const since = performance.now();
    const timer = setInterval(() => {
      if (client !== undefined && client.isFetching() > 0 && performance.now() - since < patienceMs)
        return;
      clearInterval(timer);
      wasSettled = true;
      setSettled(true);
    }, everyMs);
    return () => clearInterval(timer);
  }, [client]);
  return settled;
}
