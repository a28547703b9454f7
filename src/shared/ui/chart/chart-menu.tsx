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
  /** Saves the picture; a reason instead where there is none to be saved. */
  onPng: (() => void) | { disabledReason: string };
};

/** What every chart offers: its numbers as a table or a file, and its picture. */
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
