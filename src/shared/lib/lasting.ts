import { useEffect, useState } from 'react';

/** True once something has gone on for a while: what is over sooner need not be said. */
export function useLasting(isOn: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isOn, ms]);
  return isOn && lasts;
}
