import { Trans, useLingui } from '@lingui/react/macro';
import { Braces, Download, Sheet } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { useOverviewExport } from '../api/use-overview-export';
import type { OverviewSearch } from '../model/overview-search';

/** Exports all numbers of the page for the selected period and repository. */
export function OverviewExportMenu({ search }: { search: OverviewSearch }) {
  const { t } = useLingui();
  const { exportOverview, isExporting } = useOverviewExport(search);
  return (
    <Menu
      label={t`Export the overview`}
      placement={{ side: 'bottom', align: 'end' }}
      trigger={(props) => (
        <Button {...props} icon={Download} busy={isExporting}>
          <Trans>Export</Trans>
        </Button>
      )}
      entries={[
        {
          icon: Braces,
          label: 'JSON',
          hint: t`as returned by the API`,
          onSelect: () => exportOverview('json'),
        },
        {
          icon: Sheet,
          label: 'CSV',
          hint: t`one number a line`,
          onSelect: () => exportOverview('csv'),
        },
      ]}
    />
  );
}
