import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from '../checkbox';
import { SeverityLabel } from '../severity';
import { Cell, HeadCell, Row, Table, TableHead } from './table';

function Demo() {
  const [sorted, setSorted] = useState<'asc' | 'desc'>('desc');
  return (
    <div className="bg-surface">
      <Table caption="Findings">
        <TableHead>
          <HeadCell>
            <Checkbox aria-label="Select all" mixed />
          </HeadCell>
          <HeadCell>Severity</HeadCell>
          <HeadCell sorted={sorted} onSort={() => setSorted(sorted === 'asc' ? 'desc' : 'asc')}>
            Priority
          </HeadCell>
          <HeadCell align="end">Age</HeadCell>
        </TableHead>
        <tbody>
          {[98, 96, 94].map((priority, index) => (
            <Row key={priority} checked={index === 1} current={index === 2}>
              <Cell>
                <Checkbox aria-label={`Select finding ${priority}`} defaultChecked={index === 1} />
              </Cell>
              <Cell>
                <SeverityLabel severity="critical" />
              </Cell>
              <Cell>
                <span className="num">{priority}</span>
              </Cell>
              <Cell align="end">9 d</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Table', component: Demo });

export const Rows = meta.story({});

export const SortsByItsHead = meta.story({
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Priority' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Priority' }));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  },
});
