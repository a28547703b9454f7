import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { preload } from './preload';

it('asks for what is not cached, and shows the rest at once', async () => {
  const client = new QueryClient();
  const known = queryOptions({ queryKey: ['known'], queryFn: vi.fn(() => 'new') });
  const unknown = queryOptions({ queryKey: ['unknown'], queryFn: vi.fn(() => 'new') });
  client.setQueryData(['known'], 'old', { updatedAt: 0 });
  await preload(client, [known, unknown]);
  expect(client.getQueryData(['known'])).toBe('old');
  expect(known.queryFn).not.toHaveBeenCalled();
  expect(client.getQueryData(['unknown'])).toBe('new');
});

it('leaves a failure to the page, and the other answers in the cache', async () => {
  const client = new QueryClient();
  const failing = queryOptions({
    queryKey: ['failing'],
    queryFn: (): Promise<string> => Promise.reject(new Error('The server is being restarted.')),
  });
  const other = queryOptions({ queryKey: ['other'], queryFn: () => 'there' });
  await expect(preload(client, [failing, other])).resolves.toHaveLength(2);
  expect(client.getQueryState(['failing'])?.status).toBe('error');
  expect(client.getQueryData(['other'])).toBe('there');
});
