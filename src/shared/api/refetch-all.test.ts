import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchAll } from './refetch-all';

it.each([
  ['an answer', (arrive: (answer: string) => void) => arrive('before the change')],
  ['an error', (_: unknown, fail: (error: Error) => void) => fail(new Error('no answer'))],
])('asks again what gets %s from before the change', async (_, end) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let finish = (): void => undefined;
  const onItsWay = new Promise<string>((arrive, fail) => {
    finish = () => end(arrive, fail);
  });
  const answers = [onItsWay, Promise.resolve('after the change')];
  const observer = new QueryObserver(client, {
    queryKey: ['charts'],
    queryFn: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  });
  const stop = observer.subscribe(() => undefined);
  const refetched = refetchAll(client);
  finish();
  await refetched;
  expect(observer.getCurrentResult().data).toBe('after the change');
  stop();
});
