import { useLingui } from '@lingui/react/macro';
import { utcDateOf } from '@/shared/lib/ago';
import { Cell, HeadCell, Row, Table, TableHead } from '../table';
import type { ChartTable } from './chart-export';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The chart's numbers as a table, for screen readers and for users who prefer numbers. */
export function ChartNumbers({ caption, table }: { caption: string; table: ChartTable }) {
  const { i18n } = useLingui();
  const alignOf = (index: number) => (typeof table.rows[0]?.[index] === 'number' ? 'end' : 'start');
  // Files contain ISO dates; the table shows them in the user's format.
  const shown = (value: string | number) =>
    typeof value === 'number'
      ? i18n.number(value)
      : day.test(value)
        ? utcDateOf(i18n, value)
        : value;
  return (
    <Table caption={caption}>
      <TableHead>
        {table.columns.map((column, index) => (
          <HeadCell key={column} align={alignOf(index)}>
            {column}
          </HeadCell>
        ))}
      </TableHead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={String(row[0])} density="compact">
            {row.map((value, index) => (
              <Cell key={table.columns[index]} align={alignOf(index)}>
                {shown(value)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
