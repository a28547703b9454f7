import type { RequestHandler } from 'msw';
import * as mocks from '@/shared/api/mocks/generated/index.msw';
import {
  getGetSessionMockHandler,
  getGetSessionResponseMock,
} from '@/shared/api/mocks/generated/session/session.msw';
import { specificFirst } from '@/shared/api/mocks/specific-first';
import type { SessionUser } from '@/shared/api/generated/model';

/** Every operation, answered with the contract's example. */
export const handlers: RequestHandler[] = specificFirst(Object.values(mocks).flatMap((of) => of()));

export const roles = [
  'superadmin',
  'admin',
  'cyberoper',
  'developer',
] as const satisfies readonly SessionUser['role'][];

/** The example user with another role. */
export const sessionAs = (role: SessionUser['role']) =>
  getGetSessionMockHandler({ ...getGetSessionResponseMock(), role });
