import { useEffect, useState } from 'react';

const afterMs = 400;

/** True once the page itself had its turn: what decorates it must not compete with it. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
