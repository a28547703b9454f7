import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { accessToken, hasEnded, leave, sessionQuery } from '@/entities/session';
import { claimDrafts } from '@/shared/lib/draft';
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
      ...(hasEnded() && { notice: 'ended' as const }),
    },
  });

/** The home layout: whoever has no token, or a token that no session answers to, signs in first. */
export async function requireSession({
  context,
  location,
}: GuardArgs): Promise<{ user: SessionUser }> {
  if (accessToken() === undefined) throw toLogin({ location });
  try {
    const user = await context.queryClient.query({ ...sessionQuery(), staleTime: 'static' });
    claimDrafts(user.id);
    return { user };
  } catch (error) {
    // No answer says nothing about the session: the error page offers to try again.
    if (error instanceof ApiError && error.status === 0) throw error;
    await leave({ keepName: true });
    throw toLogin({ location });
  }
}

/** Guest pages are for guests; whoever the marketplace refused may sign in as somebody else. */
export function requireGuest({ search }: { search: { notice?: unknown } }): void {
  if (accessToken() !== undefined && search.notice !== 'denied')
    throw redirect({ to: '/', replace: true });
}

const refused = msg`You do not have permission for this page. Ask an administrator of your organisation.`;

export function requireSuperAdmin({ context }: { context: { user: SessionUser } }): void {
  const { role, is_partner: isPartner } = context.user;
  if (role !== 'superadmin' && !isPartner) throw new PageError(403, refused);
}

/** Guards exactly `/connector`. */
export function requireNotDeveloper({ context }: { context: { user: SessionUser } }): void {
  if (context.user.role === 'developer') throw new PageError(403, refused);
}
