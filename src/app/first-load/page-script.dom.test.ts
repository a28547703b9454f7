import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findingQueries, validateListSearch } from '@/entities/finding';
import { sessionQuery } from '@/entities/session';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { parseSearch } from '@/shared/lib/search';
import { runPageScript } from './page-script';

const empty = { data: [], meta: { total: 0, total_is_exact: true, next_cursor: null } };
const requested = vi.fn<(url: string) => Promise<Response>>();
const urls = () => requested.mock.calls.map(([url]) => url);
const lists = () => urls().filter((url) => url.startsWith('/v1/findings?'));

const addData = (id: string, data: unknown) => {
  const element = document.createElement('script');
  Object.assign(element, {
    type: 'application/json',
    id,
    textContent: JSON.stringify(data),
  });
  document.head.append(element);
};

beforeEach(() => {
  requested.mockImplementation(() => Promise.resolve(Response.json(empty)));
  vi.stubGlobal('fetch', requested);
  vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  addData('parapet-config', { apiBaseUrl: '/v1' });
  addData('parapet-messages', {
    pages: ['/login', '/findings/all'],
    texts: { en: { all: '/en.json', few: '/en.few.json' }, es: { all: '/es.json' } },
  });
  addData('parapet-page', ['/assets/list.js']);
  document.cookie = 'access_token=pst_1; path=/';
});

afterEach(() => {
  for (const element of document.querySelectorAll('head > script, link[rel=modulepreload]'))
    element.remove();
  document.cookie = 'access_token=; max-age=0; path=/';
  document.documentElement.lang = 'en-US';
  globalThis.parapetEarly = undefined;
  localStorage.clear();
  history.replaceState(null, '', '/');
  requested.mockReset();
});

const open = async (address: string) => {
  history.replaceState(null, '', address);
  runPageScript();
  expect(urls()).toEqual([]);
  await vi.waitFor(() => expect(urls()).not.toEqual([]));
};

describe('the list of findings', () => {
  it.each([
    ['', 'status=open%2Cin_progress'],
    ['?view=*', 'sort_field=priority&sort=desc'],
    ['?status=open,in_progress&severity=critical', 'status=open%2Cin_progress'],
    ['?severity=high&severity=critical', 'severity=critical%2Chigh'],
    ['?q=sql+injection&priority=30-100', 'q=sql+injection'],
    [String.raw`?repository=acme/api\,x&cwe=89,79`, 'cwe=79%2C89'],
    ['?sort_field=severity&sort=asc&kev=true', 'sort=asc'],
    ['?status=purple&utm_source=mail&page=2', 'page_size=100'],
  ])('is requested once with the URL that the page requests later: %s', async (search, part) => {
    await open(`/findings/all${search}`);
    expect(lists()).toHaveLength(1);
    expect(lists()[0]).toContain(part);
    const client = new QueryClient();
    await client.infiniteQuery(findingQueries.pages(validateListSearch(parseSearch(search))));
    expect(lists()).toHaveLength(1);
  });

  it('comes with all other calls of its page', async () => {
    await open('/findings/all');
    const early = urls();
    expect(early).toHaveLength(5);
    const client = new QueryClient();
    await client.query(sessionQuery());
    await client.query(chosenColumnsQuery());
    await client.query(savedViewsQuery());
    expect(urls()).toEqual(early);
  });
});

it('merges repeated keys of the address into a list', async () => {
  await open('/findings/all?severity=high&status=open&severity=low#top');
  expect(location.search + location.hash).toBe('?severity=high,low&status=open#top');
});

it.each([
  ['/findings/all', '/en.few.json'],
  ['/mail', '/en.json'],
  ['/es/mail', '/es.json'],
])('requests the texts of %s: %s', async (address, url) => {
  await open(address);
  expect(urls()[0]).toBe(url);
});

it('requests the texts of the sign-in page and nothing else without a session', async () => {
  document.cookie = 'access_token=; max-age=0; path=/';
  await open('/');
  expect(urls()).toEqual(['/en.few.json']);
});

it('preloads the scripts of the page after the first response', async () => {
  const answers: ((response: Response) => void)[] = [];
  requested.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await open('/mail');
  const preloads = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    );
  expect(preloads()).toEqual([]);
  answers[1]?.(Response.json(empty));
  await vi.waitFor(() => expect(preloads()).toEqual(['/assets/list.js']));
});

it('applies language, color mode and motion', async () => {
  localStorage.setItem('parapet-color-mode', 'dark');
  localStorage.setItem('parapet-motion', 'reduce');
  await open('/es/mail');
  const { lang, dataset } = document.documentElement;
  expect([lang, dataset.theme, dataset.motion]).toEqual(['es', 'dark', 'reduce']);
  delete dataset.motion;
});
