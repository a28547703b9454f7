import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import type { Repository } from '@/entities/repository';
import { ScanDialog, useScanDisabledReason } from '@/features/start-scan';
import { Button } from '@/shared/ui/button';

interface ChosenRepositoriesProps {
  /** The selected repositories among the visible ones. */
  chosen: readonly Repository[];
  onClear: () => void;
}

/** The actions for the selected repositories, above their list. */
export function SelectedRepositoriesBar({ chosen, onClear }: ChosenRepositoriesProps) {
  const { t } = useLingui();
  const notScannable = useScanDisabledReason(chosen);
  const [scanning, setScanning] = useState(false);
  if (chosen.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t`Bulk actions`}
      className="hidden flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2.5 md:flex"
    >
      <span className="text-sm font-medium num">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </span>
      <Button
        size="sm"
        icon={ScanLine}
        disabledReason={notScannable}
        onClick={() => setScanning(true)}
      >
        <Trans>Scan now</Trans>
      </Button>
      <Button size="sm" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
      {scanning && (
        <ScanDialog
          repositories={chosen.map(({ id, attributes }) => ({ id, nickname: attributes.nickname }))}
          onClose={() => setScanning(false)}
          onStarted={() => {
            setScanning(false);
            onClear();
          }}
        />
      )}
    </div>
  );
}
