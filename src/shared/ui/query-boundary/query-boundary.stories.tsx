import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QueryBoundary } from './query-boundary';
import { QueryError } from './query-error';

const refetch = fn();
const Demo = ({ data, error }: { data?: string; error?: Error }) => (
  <QueryBoundary query={{ data, error: error ?? null, refetch }} label="Invoices">
    {(text) => <p>{text}</p>}
  </QueryBoundary>
);

const meta = preview.meta({ title: 'UI/Query boundary', component: Demo });

export const Loading = meta.story({});
export const There = meta.story({ args: { data: 'INV-1' } });

export const FailedOffersAnotherTry = meta.story({
  args: { error: new Error('The server is being restarted.') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being restarted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
});

export const WithinACard = meta.story({
  render: () => (
    <QueryError error={new Error('The server is being restarted.')} onRetry={refetch} />
  ),
  play: async ({ canvas, userEvent }) => {
    refetch.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being restarted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
});
