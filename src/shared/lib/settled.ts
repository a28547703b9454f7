import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';

const everyMs = 150;
/** However slow the answers are, the rest of the page comes at last. */
const patienceMs = 5_000;
let wasSettled = false;

/** True once the first page has what it asked for: what decorates it must not compete with it. Later pages need not wait. */
export function useSettled(): boolean {
  // Stories show parts without a server to ask.
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
