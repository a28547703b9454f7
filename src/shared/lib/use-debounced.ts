import { useEffect, useState } from 'react';

const restMs = 500;

/** The value once it has not changed for half a second. */
export function useDebounced(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
