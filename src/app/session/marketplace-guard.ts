import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { accessToken, sessionQuery } from '@/entities/session';
import { can } from '#domain/roles';
import { PageError } from '@/shared/lib/page-error';

type Args = {
  context: { queryClient: QueryClient };
  search: { token?: string | undefined };
  location: { publicHref: string };
  cause: 'preload' | 'enter' | 'stay';
};

/**
 * The marketplace sends users here with its token. Only an admin may activate a subscription
 * (specification, section 4).
 */
export async function requireMarketplaceAdmin({
  context,
  search,
  location,
  cause,
}: Args): Promise<void> {
  if (search.token === undefined) {
    // If the token disappears while the page is open, the user goes home; a visit without one is
    // refused.
    if (cause === 'stay') throw redirect({ to: '/' });
    throw new PageError(403, msg`You don't have permission for this page.`);
  }
  const toLogin = (notice: 'hold' | 'denied') =>
    redirect({ to: '/login', replace: true, search: { redirect: location.publicHref, notice } });
  if (accessToken() === undefined) throw toLogin('hold');
  const user = await context.queryClient
    .query({ ...sessionQuery(), staleTime: 'static' })
    .catch(() => {
      throw toLogin('hold');
    });
  if (!can(user, 'marketplace:activate')) throw toLogin('denied');
}
