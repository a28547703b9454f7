import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { linkStyles } from '@/shared/ui/link';
import { useReimport } from '../api/use-reimport';

interface ImportAgainProps {
  scan: Scan;
  /** The purpose of a reimport. */
  reason: ReactNode;
  /** The button's label. */
  children: ReactNode;
}

/**
 * Imports the same report again: a button while the file is stored, then a link to the new scan, or
 * a note that the file was deleted.
 */
export function ReimportButton({ scan: { id, attributes }, reason, children }: ImportAgainProps) {
  const now = useNow();
  const mayImport = useCan('scans:upload');
  const { mutate, isPending } = useReimport(id);
  const { again_as: again, kept_until: kept, undone_at: undone } = attributes;
  if (again !== null) {
    return (
      <p className="text-xs text-ink-2">
        <Trans>Reimported.</Trans>{' '}
        <Link
          to="/Repositories/scans/$scanId"
          params={{ scanId: again }}
          className={`${linkStyles.action} inline-flex min-h-6 items-center`}
        >
          <Trans>View result</Trans>
        </Link>
      </p>
    );
  }
  if (!mayImport || undone !== null) return null;
  if (kept === null || Date.parse(kept) <= now) {
    return (
      <p className="text-xs text-ink-3">
        <Trans>This report is no longer kept. Upload it again to reimport it.</Trans>
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
