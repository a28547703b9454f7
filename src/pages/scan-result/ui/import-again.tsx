import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { useNow } from '@/shared/lib/now';
import { Button } from '@/shared/ui/button';
import { linkStyles } from '@/shared/ui/link';
import { useImportAgain } from '../api/use-import-again';

interface ImportAgainProps {
  scan: Scan;
  /** What it is good for. */
  reason: ReactNode;
  /** What the button says. */
  children: ReactNode;
}

/** The way to import the same report once more: a button while it is kept, then where it went, else that it is gone. */
export function ImportAgain({ scan: { id, attributes }, reason, children }: ImportAgainProps) {
  const now = useNow();
  const mayImport = useCan('scans:upload');
  const { mutate, isPending } = useImportAgain(id);
  const { again_as: again, kept_until: kept, undone_at: undone } = attributes;
  if (again !== null) {
    return (
      <p className="text-xs text-ink-2">
        <Trans>It was imported again.</Trans>{' '}
        <Link
          to="/Repositories/scans/$scanId"
          params={{ scanId: again }}
          className={`${linkStyles.action} inline-flex min-h-6 items-center`}
        >
          <Trans>See what came of it</Trans>
        </Link>
      </p>
    );
  }
  if (!mayImport || undone !== null) return null;
  if (kept === null || Date.parse(kept) <= now) {
    return (
      <p className="text-xs text-ink-3">
        <Trans>The report was kept for a day. To import it again, upload it again.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
      <span className="flex-1 basis-48">{reason}</span>
      <Button size="sm" icon={RefreshCw} busy={isPending} onClick={() => mutate()}>
        {children}
      </Button>
    </div>
  );
}
