import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain } from './ask-again';

it('shows what the next call answers, also when that fails', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer = () => Promise.resolve('rows');
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: () => answer() });
  const end = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe('rows');

  answer = () => Promise.reject(new Error('503'));
  askAgain(client);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  expect(observer.getCurrentResult().data).toBeUndefined();
  end();
});
