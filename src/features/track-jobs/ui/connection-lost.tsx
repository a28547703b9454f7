import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const watchNetwork = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/**
 * Shown while the server is unreachable. Announced to screen readers because nothing else on the
 * page changes.
 */
export function ConnectionLost({ connected }: { connected: boolean }) {
  const hasNetwork = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16 z-(--z-bulkbar) flex justify-center px-4"
    >
      {!(connected && hasNetwork) && (
        <p className="flex items-center gap-2 rounded-md border border-line bg-surface px-4 py-2.5 text-sm shadow-2">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warn-text" />
          <Trans>No connection to the server. This page may be out of date.</Trans>
        </p>
      )}
    </div>
  );
}
