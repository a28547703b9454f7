import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activateLocale, allTexts, textsOf } from './index';

const few = { hello: 'Hello' };
const all = { hello: 'Hello', later: 'Later' };
const asked = vi.fn<(url: string) => Promise<Response>>();
const answers = () =>
  asked.mockImplementation((url) =>
    Promise.resolve(Response.json(url === '/few.json' ? few : all)),
  );

beforeEach(() => {
  const element = document.createElement('script');
  Object.assign(element, {
    type: 'application/json',
    id: 'parapet-messages',
    textContent: JSON.stringify({
      pages: ['/login'],
      texts: { en: { all: '/all.json', few: '/few.json' } },
    }),
  });
  document.head.append(element);
  vi.stubGlobal('fetch', asked);
  answers();
});

afterEach(async () => {
  document.getElementById('parapet-messages')?.remove();
  history.replaceState(null, '', '/');
  globalThis.parapetEarly = undefined;
  asked.mockReset();
  await activateLocale('en');
});

const at = async (path: string) => {
  history.replaceState(null, '', path);
  await activateLocale('en');
};

it('renders a first page with its few messages, and other pages with all', async () => {
  await at('/login');
  expect(i18n.messages).toEqual(few);
  expect(textsOf('/login')).toBeUndefined();
  const changes = vi.fn();
  const stop = i18n.on('change', changes);
  await textsOf('/mail');
  stop();
  expect(i18n.messages).toEqual(all);
  // Texts that the page does not use must not trigger a render.
  expect(changes).not.toHaveBeenCalled();
  expect(textsOf('/mail')).toBeUndefined();
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/few.json', '/all.json']);
});

it('draws again what was shown by its id', async () => {
  await at('/login');
  expect(i18n._('later')).toBe('later');
  const changes = vi.fn();
  const stop = i18n.on('change', changes);
  await allTexts();
  stop();
  expect(changes).toHaveBeenCalledOnce();
  expect(i18n._('later')).toBe('Later');
});

it('reads all at once for any other page', async () => {
  await at('/mail');
  expect(i18n.messages).toEqual(all);
  expect(allTexts()).toBeUndefined();
  expect(asked).toHaveBeenCalledOnce();
});

it('takes what the page has asked for before its code, wherever that led to', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
  globalThis.parapetEarly = { '/few.json': Promise.resolve(Response.json(few)) };
  await at('/');
  expect(i18n.messages).toEqual(few);
  expect(asked).not.toHaveBeenCalled();
  await textsOf('/');
  expect(i18n.messages).toEqual(all);
});

it('asks once for everybody, and again when there was no answer', async () => {
  await at('/login');
  asked.mockRejectedValueOnce(new TypeError('offline'));
  const [one, other] = [allTexts(), allTexts()];
  await expect(one).rejects.toMatchObject({ status: 0 });
  await expect(other).rejects.toMatchObject({ status: 0 });
  await allTexts();
  expect(i18n.messages).toEqual(all);
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/few.json', '/all.json', '/all.json']);
});

it('loads all messages of a first page when its few fail to load', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 404 }));
  await at('/login');
  await textsOf('/login');
  expect(i18n.messages).toEqual(all);
});
