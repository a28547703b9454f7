import type { HttpHandler } from 'msw';
import {
  getGetSessionMockHandler,
  getGetSessionResponseMock,
} from '../generated/session/session.msw';
import { getLoginMockHandler, getLoginResponseMock } from '../generated/sign-in/sign-in.msw';
import type { LoginRequest, SessionUser } from '../../generated/model';
import { refuse } from '../problem';
import type { MockState } from '../state';

const roles = ['superadmin', 'cyberoper', 'developer'] as const;

/** A name that contains a role signs in with it, any other as an administrator. The token carries it over a reload. */
const roleIn = (text: string): SessionUser['role'] =>
  roles.find((role) => text.includes(role)) ?? 'admin';

/** Any name and password sign in; a name with `2fa` is asked for a code first. */
export const sessionOverlay = ({ notifications }: MockState): HttpHandler[] => [
  getLoginMockHandler(async ({ request }) => {
    const { username = '' } = (await request.json()) as LoginRequest;
    return username.includes('2fa')
      ? { two_factor_required: true, challenge: 'ptc_mock', expires_in: 300 }
      : { ...getLoginResponseMock(), access_token: `pst_mock_${roleIn(username)}` };
  }),
  getGetSessionMockHandler(({ request }) => {
    const authorization = request.headers.get('authorization');
    if (authorization === null) refuse(401, 'Your session is no longer valid. Sign in again.');
    const role = roleIn(authorization);
    return {
      ...getGetSessionResponseMock(),
      username: role,
      email: `${role}@acme.example`,
      role,
      unread_notifications: notifications.filter(({ status }) => status === 'unread').length,
    };
  }),
];
