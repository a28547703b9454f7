import { afterEach, expect, it, vi } from 'vitest';
import { startEarlyRequest, takeEarlyResponse } from './early-requests';

afterEach(() => {
  globalThis.parapetEarly = undefined;
});

const start = (url: string) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ url })));
  return startEarlyRequest(url);
};

it('hands out the response of an early request once', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(900);
  const response = start('/v1/session');
  expect(takeEarlyResponse('/v1/findings')).toBeUndefined();
  expect(takeEarlyResponse('/v1/session')).toBe(response);
  expect(takeEarlyResponse('/v1/session')).toBeUndefined();
  expect(await (await response).json()).toEqual({ url: '/v1/session' });
});

it('drops the response ten seconds after the navigation', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(9_999);
  const response = start('/v1/session');
  expect(takeEarlyResponse('/v1/session')).toBe(response);
  now.mockReturnValue(10_000);
  void start('/v1/session');
  expect(takeEarlyResponse('/v1/session')).toBeUndefined();
});

it('has nothing where the page started no request', () => {
  expect(takeEarlyResponse('/v1/session')).toBeUndefined();
});
