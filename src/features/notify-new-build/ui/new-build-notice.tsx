import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { useNewBuild } from '../model/use-new-build';

/** Offers a reload instead of reloading, because the user may have unsaved input. */
export function NewBuildNotice() {
  if (!useNewBuild()) return null;
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-b bg-progress-tint px-4 py-1.5 text-sm"
    >
      <Trans>A new version is available.</Trans>
      <Button size="sm" icon={RefreshCw} onClick={() => location.reload()}>
        <Trans>Load it</Trans>
      </Button>
    </div>
  );
}
