import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import type { ExportFormat } from '../api/use-export-findings';

interface ExportMenuProps {
  busy: boolean;
  disabledReason: string | false;
  onExport: (format: ExportFormat) => void;
}

export function ExportMenu({ busy, disabledReason, onExport }: ExportMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Export what is shown`}
      placement={{ side: 'bottom', align: 'end' }}
      trigger={(props) => <IconButton {...props} icon={Download} label={t`Export what is shown`} shortcut="E" busy={busy} disabledReason={disabledReason} />}
      entries={[
        { label: 'JSON', shortcut: 'E', onSelect: () => onExport('json') },
        { label: 'CSV', onSelect: () => onExport('csv') },
        { label: 'SARIF 2.1.0', onSelect: () => onExport('sarif') },
      ]}
    />
  );
}
