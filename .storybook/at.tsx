import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { Providers } from '../src/app/providers/providers';
import { makeRouter } from '../src/app/router';

export type AtProps = { path: string; locale: 'en' | 'es' };

/** The whole app at an address, on the generated mocks. */
export function At({ path, locale }: AtProps) {
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

/** What stories of whole pages have in common; the toolbar chooses their language. */
export const wholePage = {
  component: At,
  parameters: { themes: 'one', frame: 'page' },
  render: (args: AtProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <At {...args} locale={globals['locale'] === 'es' ? 'es' : 'en'} />
  ),
} as const;
