import type { HttpHandler } from 'msw';
import { getGetSessionMockHandler, getGetSessionResponseMock, getLoginMockHandler, getLoginResponseMock } from '../generated/session/session.msw';
import type { LoginRequest } from '../../generated/model';
import { refuse } from '../problem';
import type { MockState } from '../state';

/** Any name and password sign in; a name with `2fa` is asked for a code first. */
export const sessionOverlay = ({ notifications }: MockState): HttpHandler[] => [
  getLoginMockHandler(async ({ request }) => {
    const { username = '' } = (await request.json()) as LoginRequest;
    return username.includes('2fa') ? { two_factor_required: true, challenge: 'ptc_mock', expires_in: 300 } : getLoginResponseMock();
  }),
  getGetSessionMockHandler(({ request }) => {
    if (!request.headers.has('authorization')) refuse(401, 'Your session is no longer valid. Sign in again.');
    return { ...getGetSessionResponseMock(), unread_notifications: notifications.filter(({ status }) => status === 'unread').length };
  }),
];
