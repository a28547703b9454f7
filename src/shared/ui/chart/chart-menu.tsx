import { useLingui } from '@lingui/react/macro';
import { ChartLine, Download, EllipsisVertical, Image, Table2 } from 'lucide-react';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { type ChartTable, fileNameOf, saveCsv } from './chart-export';

export type ChartView = 'chart' | 'table';

type ChartMenuProps = {
  title: string;
  table: ChartTable;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** Saves the chart as PNG, or the reason why it cannot be saved. */
  onPng: (() => void) | { disabledReason: string };
};

/** Menu of every chart: its numbers as a table or CSV, and the chart as PNG. */
export function ChartMenu({ title, table, view, onView, onPng }: ChartMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`${title}: more`}
      placement={{ side: 'bottom', align: 'end' }}
      trigger={(props) => (
        <IconButton {...props} icon={EllipsisVertical} size="sm" label={t`${title}: more`} />
      )}
      entries={[
        view === 'chart'
          ? { icon: Table2, label: t`View as table`, onSelect: () => onView('table') }
          : { icon: ChartLine, label: t`View as chart`, onSelect: () => onView('chart') },
        {
          icon: Download,
          label: t`Download CSV`,
          onSelect: () => saveCsv(fileNameOf(title), table),
        },
        typeof onPng === 'function'
          ? { icon: Image, label: t`Download PNG`, onSelect: onPng }
          : { icon: Image, label: t`Download PNG`, ...onPng, onSelect: () => undefined },
      ]}
    />
  );
}
