import { useEffect, useState } from 'react';

/** True once `isOn` has held for `ms`, so that short waits show nothing. */
export function useDelayed(isOn: boolean, ms: number): boolean {
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
