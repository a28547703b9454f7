import { toEntries } from '#domain/notification-entries';
import { getGetSessionResponseMock } from '../generated/session/session.msw';
import { getLoginResponseMock } from '../generated/sign-in/sign-in.msw';
import type { LoginRequest } from '../../generated/model';
import { refuse } from '../problem';
import { roleIn } from '../role';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { personOf, roleOf } from './visible';

/** Any name and password sign in; a name with `2fa` requires a code first. */
export const sessionOverlay = (state: MockState) =>
  ({
    login: async ({ request }) => {
      const { username = '' } = (await request.json()) as LoginRequest;
      return username.includes('2fa')
        ? { two_factor_required: true, challenge: 'ptc_mock', expires_in: 300, passkeys: true }
        : { ...getLoginResponseMock(), access_token: `pst_mock_${roleIn(username)}` };
    },
    getSession: ({ request }) => {
      const authorization = request.headers.get('authorization');
      if (authorization === null) refuse(401, 'Your session is no longer valid. Sign in again.');
      const role = roleOf(state, request);
      const person = personOf(role);
      return {
        ...getGetSessionResponseMock(),
        ...(person && { id: person.id }),
        username: role,
        email: `${role}@acme.example`,
        role,
        first_run: state.firstRun,
        organization_deletes_at: state.deletion.deletes_at,
        unread_notifications: toEntries(
          state.notifications.filter(({ status }) => status === 'unread'),
        ).length,
      };
    },
  }) satisfies Overlay;
