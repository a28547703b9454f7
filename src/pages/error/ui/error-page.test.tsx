import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offline } from '@/shared/api/api-error';
import { PageError } from '@/shared/lib/page-error';
import { ErrorPage } from './error-page';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.cookie = 'access_token=; max-age=0; path=/';
});

const show = async (error: unknown, onRetry = vi.fn()) => {
  const page = () => <ErrorPage error={error} onRetry={onRetry} />;
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};
const way = () => {
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

it('names the status, or 500, and says that something went wrong', async () => {
  expect(await show({})).toBe('Error Status: 500');
  expect(screen.getByText('Something went wrong.')).toBeDefined();
  expect(document.title).toMatch(/^Error Status: 500 · /);
});

it('says of an unknown address what may have happened', async () => {
  expect(await show(new PageError(404))).toBe('Page not found');
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});

it('leads guests to the login', async () => {
  await show(new PageError(404));
  expect(way()).toEqual(['Go back to login page', '/login']);
});

it('leads users to the overview', async () => {
  document.cookie = 'access_token=pst_a; path=/';
  await show(new PageError(404));
  expect(way()).toEqual(['Go back to home page', '/']);
});

it('tries again by itself when the connection is back', async () => {
  const onRetry = vi.fn();
  expect(await show(offline(), onRetry)).toBe('Error Status: 503');
  expect(onRetry).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not ask again for what is not there', async () => {
  const onRetry = vi.fn();
  await show(new PageError(404), onRetry);
  dispatchEvent(new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
});
