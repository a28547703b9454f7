import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataFlowCard } from './data-flow-card';

const at = (line: number) => ({
  start_line: line,
  start_column: null,
  end_line: line,
  end_column: null,
});
const steps = [
  {
    file: 'src/routes.ts',
    range: at(47),
    message: 'order comes from the request',
    snippet: 'const order = request.query.order;',
  },
  { file: 'src/service.ts', range: at(82), message: 'order is passed on', snippet: null },
  {
    file: 'src/repository.ts',
    range: at(125),
    message: 'order reaches the SQL text',
    snippet: 'return db.query(sql + order);',
  },
];
const around = {
  text: '// newest first\nconst sql = select;\nreturn db.query(sql + order);',
  path: 'src/repository.ts',
  firstLine: 123,
  hit: { from: 125, to: 125 },
};

const meta = preview.meta({
  title: 'Finding/Data flow',
  component: DataFlowCard,
  parameters: { themes: 'one' },
  args: { steps, around },
});

export const Closed = meta.story({});

export const StepsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Source/ }));
    await expect(canvas.getByText('order comes from the request')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('The report has no code for this step.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /Sink/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    // The last step is within the finding's code, so it is shown with the surrounding lines.
    await expect(
      canvas.getByRole('region', { name: 'Code of src/repository.ts' }),
    ).toHaveTextContent('newest first');
    await expect(canvas.getByRole('button', { name: 'Next step' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
