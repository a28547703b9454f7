import { afterEach, expect, it, vi } from 'vitest';
import { retryImport } from './chunk-load-error';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('waits for the network without asking again meanwhile', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('code');
  const loaded = retryImport(load);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
});

it('gives up where a network is there and the code is not', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Gone'));
  const loaded = expect(retryImport(load)).rejects.toThrow('Gone');
  await vi.runAllTimersAsync();
  await loaded;
  expect(load).toHaveBeenCalledTimes(3);
});
