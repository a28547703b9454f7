/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { TeamDocument, Teams } from '../../../generated/model';

export const getListTeamsResponseMock = (): Teams => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Payments',
      members: [
        {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
      ],
      owns: [
        {
          repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
          tag: 'payments',
          path: 'src/payments/**',
          source: 'manual',
          line: null,
        },
      ],
    },
  ],
  codeowners: [
    {
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      path: '.github/CODEOWNERS',
      read_at: '2026-02-03T07:12:00Z',
      problem: null,
      without_team: ['@acme/mobile'],
    },
  ],
});

export const getCreateTeamResponseMock = (): TeamDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Payments',
    members: [
      {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
    ],
    owns: [
      {
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        tag: 'payments',
        path: 'src/payments/**',
        source: 'manual',
        line: null,
      },
    ],
  },
});

export const getReadCodeownersResponseMock = (): Teams => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Payments',
      members: [
        {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
      ],
      owns: [
        {
          repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
          tag: 'payments',
          path: 'src/payments/**',
          source: 'manual',
          line: null,
        },
      ],
    },
  ],
  codeowners: [
    {
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      path: '.github/CODEOWNERS',
      read_at: '2026-02-03T07:12:00Z',
      problem: null,
      without_team: ['@acme/mobile'],
    },
  ],
});

export const getUpdateTeamResponseMock = (): TeamDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Payments',
    members: [
      {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
    ],
    owns: [
      {
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        tag: 'payments',
        path: 'src/payments/**',
        source: 'manual',
        line: null,
      },
    ],
  },
});

export const getListTeamsMockHandler = (
  overrideResponse?:
    | Teams
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Teams> | Teams),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/teams',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListTeamsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateTeamMockHandler = (
  overrideResponse?:
    | TeamDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TeamDocument> | TeamDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/teams',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateTeamResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getReadCodeownersMockHandler = (
  overrideResponse?:
    | Teams
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Teams> | Teams),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/teams/codeowners',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReadCodeownersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateTeamMockHandler = (
  overrideResponse?:
    | TeamDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<TeamDocument> | TeamDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/teams/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateTeamResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteTeamMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/teams/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getTeamsMock = () => [
  getListTeamsMockHandler(),
  getCreateTeamMockHandler(),
  getReadCodeownersMockHandler(),
  getUpdateTeamMockHandler(),
  getDeleteTeamMockHandler(),
];
