// The shared setup of stories for whole pages.
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Providers } from '../src/app/providers/providers';
import { makeRouter } from '../src/app/router';

type AppAtProps = { path: string };
type Locale = 'en' | 'es';

/** The entire app at a URL, on the generated mocks. */
function AppAt({ path, locale = 'en' }: AppAtProps & { locale?: Locale }) {
  const [{ router, queryClient }] = useState(() => {
    const address = locale === 'es' ? `/es${path}` : path;
    return makeRouter({ history: createMemoryHistory({ initialEntries: [address] }), locale });
  });
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}

/** The story's `path` is its URL; the toolbar selects the language. The user is signed in. */
export const wholePage = {
  component: AppAt,
  parameters: { themes: 'one', frame: 'page' },
  render: (args: AppAtProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <AppAt {...args} locale={globals['locale'] === 'es' ? 'es' : 'en'} />
  ),
} as const;

/** A page's code loads from the development server. */
export const pageTimeout = { timeout: 30_000 };

/** A play function that waits for the page's heading. */
export const showsHeading =
  (name: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name }),
    ).toBeVisible();
  };
