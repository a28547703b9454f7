import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import type { Export } from '../model/export';

export interface ExportMenuProps {
  busy: boolean;
  disabledReason: string | false;
  onExport: (what: Export) => void;
}

export function ExportMenu({ busy, disabledReason, onExport }: ExportMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Export this view`}
      placement={{ side: 'bottom', align: 'end' }}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={Download}
          label={t`Export this view`}
          shortcut="E"
          busy={busy}
          disabledReason={disabledReason}
        />
      )}
      entries={[
        { label: 'JSON', shortcut: 'E', onSelect: () => onExport({ format: 'json' }) },
        { label: 'CSV', onSelect: () => onExport({ format: 'csv' }) },
        { label: 'SARIF 2.1.0', onSelect: () => onExport({ format: 'sarif' }) },
        'separator',
        {
          label: t`JSON, every field`,
          onSelect: () => onExport({ format: 'json', everyField: true }),
        },
        {
          label: t`CSV, every field`,
          onSelect: () => onExport({ format: 'csv', everyField: true }),
        },
      ]}
    />
  );
}
