import type { RequestHandler } from 'msw';
import { makeClient, tokenOfClient } from '@/shared/api/mocks/data/client';
import { getGetClientMockHandler } from '@/shared/api/mocks/generated/client/client.msw';
import * as mocks from '@/shared/api/mocks/generated/index.msw';
import {
  getGetSessionMockHandler,
  getGetSessionResponseMock,
} from '@/shared/api/mocks/generated/session/session.msw';
import { noOther } from '@/shared/api/mocks/gate';
import { specificFirst } from '@/shared/api/mocks/specific-first';
import type { SessionUser, SubscriptionPayment } from '@/shared/api/generated/model';

/** Handlers of every operation, which respond with the contract's example. */
export const handlers: RequestHandler[] = [
  ...specificFirst(Object.values(mocks).flatMap((of) => of())),
  ...noOther,
];

export const roles = [
  'superadmin',
  'admin',
  'cyberoper',
  'developer',
] as const satisfies readonly SessionUser['role'][];

/** The example user with another role. */
export const sessionAs = (role: SessionUser['role']) =>
  getGetSessionMockHandler({ ...getGetSessionResponseMock(), role });

/** The example organization with another payment state. */
export const clientWithPayment = (payment: SubscriptionPayment, pilot?: { until: string | null }) =>
  getGetClientMockHandler({
    token: tokenOfClient({
      ...makeClient(),
      subscription: { tier: 'team', payment, ...(pilot && { pilot }) },
    }),
  });
