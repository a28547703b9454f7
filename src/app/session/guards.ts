import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { accessToken, hasSessionEnded, endSession, sessionQuery } from '@/entities/session';
import { claimDrafts } from '@/shared/lib/form-draft';
import { ApiError } from '@/shared/api/api-error';
import type { SessionUser } from '@/shared/api/generated/model';
import { PageError } from '@/shared/lib/page-error';

type GuardArgs = {
  context: { queryClient: QueryClient };
  location: { publicHref: string; pathname: string };
};

const toLogin = ({ location }: Pick<GuardArgs, 'location'>) =>
  redirect({
    to: '/login',
    replace: true,
    search: {
      ...(location.pathname !== '/' && { redirect: location.publicHref }),
      ...(hasSessionEnded() && { notice: 'ended' as const }),
    },
  });

const setUp = '/settings/authentication/setup-2fa';

/** Guards the home layout: without a valid session, redirects to the sign-in page. */
export async function requireSession({
  context,
  location,
}: GuardArgs): Promise<{ user: SessionUser }> {
  if (accessToken() === undefined) throw toLogin({ location });
  const user = await context.queryClient
    .query({ ...sessionQuery(), staleTime: 'static' })
    .catch(async (error: unknown) => {
      // After a network error the state of the session is unknown; the error page offers a retry.
      if (error instanceof ApiError && error.status === 0) throw error;
      await endSession({ keepName: true });
      throw toLogin({ location });
    });
  claimDrafts(user.id);
  if (user.two_factor_needed && location.pathname !== setUp) throw redirect({ to: setUp });
  return { user };
}

/** Guards guest pages. A user whom the marketplace refused may sign in with another account. */
export function requireGuest({ search }: { search: { notice?: unknown } }): void {
  if (accessToken() !== undefined && search.notice !== 'denied')
    throw redirect({ to: '/', replace: true });
}

const refused = msg`You don’t have permission for this page. Contact an administrator of your organisation.`;

export function requireSuperAdmin({ context }: { context: { user: SessionUser } }): void {
  const { role, is_partner: isPartner } = context.user;
  if (role !== 'superadmin' && !isPartner) throw new PageError(403, refused);
}

/** Guards only `/connector`. */
export function requireNotDeveloper({ context }: { context: { user: SessionUser } }): void {
  if (context.user.role === 'developer') throw new PageError(403, refused);
}
