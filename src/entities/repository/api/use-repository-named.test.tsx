import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { repositoryQueries } from './repository-queries';
import { useRepositoryNamed } from './use-repository-named';

/** Returns the id of the repository with this name, given the server's responses by search text. */
function idOf(nickname: string | undefined, answers: Readonly<Record<string, readonly string[]>>) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [text, names] of Object.entries(answers))
    client.setQueryData<object>(repositoryQueries.named(text).queryKey, {
      data: names.map((name) => ({ id: `id of ${name}`, attributes: { nickname: name } })),
      meta: { total: 300 },
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useRepositoryNamed(nickname), { wrapper }).result.current?.id;
}

it('is the one of exactly this name, also beyond the first of many', () => {
  const answers = { '': ['api', 'billing'], web: ['my-web', 'web'] };
  expect(idOf('billing', answers)).toBe('id of billing');
  expect(idOf('web', answers)).toBe('id of web');
});

it('is none where there is no such repository', () => {
  expect(idOf('web', { '': ['api'], web: ['my-web'] })).toBeUndefined();
  expect(idOf(undefined, { '': ['api'] })).toBeUndefined();
});
