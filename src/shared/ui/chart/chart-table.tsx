import { useLingui } from '@lingui/react/macro';
import { Cell, HeadCell, Row, Table, TableHead } from '../table';
import type { ChartTable } from './chart-export';

/** The chart's numbers as a table: the same content for who cannot see it, or wants to read it. */
export function ChartNumbers({ caption, table }: { caption: string; table: ChartTable }) {
  const { i18n } = useLingui();
  return (
    <Table caption={caption}>
      <TableHead>
        {table.columns.map((column, index) => (
          <HeadCell key={column} align={index === 0 ? 'start' : 'end'}>
            {column}
          </HeadCell>
        ))}
      </TableHead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={String(row[0])} density="compact">
            {row.map((value, index) => (
              <Cell key={table.columns[index]} align={index === 0 ? 'start' : 'end'}>
                {typeof value === 'number' ? i18n.number(value) : value}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
