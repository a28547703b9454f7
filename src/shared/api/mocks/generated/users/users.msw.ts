/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ApproverList,
  AvatarCheck,
  DeveloperList,
  InvitationInfo,
  Message,
  OpenSessionList,
  PlexalyzerTokenList,
  SessionGrant,
  SignInRules,
  TwoFactorCoverage,
  TwoFactorStanding,
  TwoFactorState,
  UnusualLoginList,
} from '../../../generated/model';

export const getListDevelopersResponseMock = (): DeveloperList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
      open_findings: 38,
    },
  ],
});

export const getListApproversResponseMock = (): ApproverList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
  ],
});

export const getListSessionsResponseMock = (): OpenSessionList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      address: '203.0.113.7',
      device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      created_at: '2026-11-20T08:02:00Z',
      last_used_at: '2026-11-20T11:40:00Z',
      expires_at: '2026-11-21T08:02:00Z',
      current: true,
      unusual: false,
    },
  ],
  idle_minutes: 480,
});

export const getListUnusualLoginsResponseMock = (): UnusualLoginList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      created_at: '2026-11-20T18:02:00Z',
      address: '198.51.100.9',
      device: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      new_device: true,
      new_network: true,
      means: 'password_and_code',
      session_open: true,
    },
  ],
});

export const getListOwnTokensResponseMock = (): PlexalyzerTokenList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'ci',
      prefix: 'plx_3q2x',
      scopes: ['scans:upload'],
      created_at: '2026-01-12T09:00:00Z',
      expired_at: '2027-01-12T00:00:00Z',
      last_used_at: null,
    },
  ],
});

export const getGetSignInRulesResponseMock = (): SignInRules => ({
  idle_minutes: 480,
  require_two_factor: false,
  two_factor_from: null,
  allow_passkeys: true,
  allow_google: true,
});

export const getUpdateSignInRulesResponseMock = (): SignInRules => ({
  idle_minutes: 480,
  require_two_factor: false,
  two_factor_from: null,
  allow_passkeys: true,
  allow_google: true,
});

export const getGetTwoFactorCoverageResponseMock = (): TwoFactorCoverage => ({
  members: 14,
  members_with: 11,
  without: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', username: 'sam', avatar_url: null }],
  reminded_at: '2026-11-20T09:12:00Z',
});

export const getRemindTwoFactorResponseMock = (): TwoFactorCoverage => ({
  members: 14,
  members_with: 11,
  without: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', username: 'sam', avatar_url: null }],
  reminded_at: '2026-11-20T09:12:00Z',
});

export const getConfigureTwoFactorResponseMock = (): TwoFactorState => ({
  enable_2fa: false,
  secret: 'JBSWY3DPEHPK3PXP',
  qrcode: 'data:image/svg+xml;base64,PHN2Zy8+',
  recovery_codes: [],
});

export const getGetTwoFactorResponseMock = (): TwoFactorStanding => ({
  enabled_at: '2026-02-03T08:00:00Z',
  last_used_at: '2026-11-20T08:02:00Z',
  recovery_codes_left: 8,
  recovery_code_used_at: '2026-11-03T08:02:00Z',
  required: false,
  password_changed_at: '2026-09-12T08:02:00Z',
  members: 24,
  members_with: 21,
});

export const getRenewRecoveryCodesResponseMock = (): TwoFactorState => ({
  enable_2fa: false,
  secret: 'JBSWY3DPEHPK3PXP',
  qrcode: 'data:image/svg+xml;base64,PHN2Zy8+',
  recovery_codes: [],
});

export const getRemoveTwoFactorResponseMock = (): TwoFactorState => ({
  enable_2fa: false,
  secret: 'JBSWY3DPEHPK3PXP',
  qrcode: 'data:image/svg+xml;base64,PHN2Zy8+',
  recovery_codes: [],
});

export const getAcceptVerificationResponseMock = (): Message => ({ message: 'Done.' });

export const getGetInvitationResponseMock = (): InvitationInfo => ({
  invited: true,
  email: 'developer@acme.example',
  organization_name: 'Acme',
  role: 'admin',
});

export const getVerifyRegisterResponseMock = (): Message => ({ message: 'Done.' });

export const getResendVerificationResponseMock = (): Message => ({ message: 'Done.' });

export const getRegisterResponseMock = (): Message => ({ message: 'Done.' });

export const getRequestPasswordResetResponseMock = (): Message => ({ message: 'Done.' });

export const getCompleteSetupResponseMock = (): SessionGrant => ({
  two_factor_required: false,
  access_token: 'pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d',
  token_type: 'Bearer',
  expires_in: 86400,
});

export const getCheckAvatarResponseMock = (): AvatarCheck => ({ exists: false, url: null });

export const getListDevelopersMockHandler = (
  overrideResponse?:
    | DeveloperList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DeveloperList> | DeveloperList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/users-developer',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDevelopersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListApproversMockHandler = (
  overrideResponse?:
    | ApproverList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ApproverList> | ApproverList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/users-approver',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListApproversResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getChangePasswordMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/change_password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListSessionsMockHandler = (
  overrideResponse?:
    | OpenSessionList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OpenSessionList> | OpenSessionList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user/sessions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSessionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEndOtherSessionsMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/user/sessions',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getEndSessionMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/user/sessions/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListUnusualLoginsMockHandler = (
  overrideResponse?:
    | UnusualLoginList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnusualLoginList> | UnusualLoginList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user/unusual-logins',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListUnusualLoginsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAnswerUnusualLoginMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/unusual-logins/:id/answer',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListOwnTokensMockHandler = (
  overrideResponse?:
    | PlexalyzerTokenList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PlexalyzerTokenList> | PlexalyzerTokenList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user/tokens',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOwnTokensResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSignInRulesMockHandler = (
  overrideResponse?:
    | SignInRules
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignInRules> | SignInRules),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sign-in-rules',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSignInRulesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSignInRulesMockHandler = (
  overrideResponse?:
    | SignInRules
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SignInRules> | SignInRules),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/sign-in-rules',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSignInRulesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetTwoFactorCoverageMockHandler = (
  overrideResponse?:
    | TwoFactorCoverage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TwoFactorCoverage> | TwoFactorCoverage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sign-in-rules/two-factor',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTwoFactorCoverageResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemindTwoFactorMockHandler = (
  overrideResponse?:
    | TwoFactorCoverage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TwoFactorCoverage> | TwoFactorCoverage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/sign-in-rules/two-factor/reminders',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemindTwoFactorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfigureTwoFactorMockHandler = (
  overrideResponse?:
    | TwoFactorState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TwoFactorState> | TwoFactorState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/configure-2fa',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfigureTwoFactorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetTwoFactorMockHandler = (
  overrideResponse?:
    | TwoFactorStanding
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TwoFactorStanding> | TwoFactorStanding),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user/two-factor',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTwoFactorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRenewRecoveryCodesMockHandler = (
  overrideResponse?:
    | TwoFactorState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TwoFactorState> | TwoFactorState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/recovery-codes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRenewRecoveryCodesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveTwoFactorMockHandler = (
  overrideResponse?:
    | TwoFactorState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TwoFactorState> | TwoFactorState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/remove-2fa',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveTwoFactorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAcceptVerificationMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/accept-verification/:token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptVerificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetInvitationMockHandler = (
  overrideResponse?:
    | InvitationInfo
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InvitationInfo> | InvitationInfo),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/verify-register/:token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetInvitationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVerifyRegisterMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/verify-register/:token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyRegisterResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResendVerificationMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/resend-verification/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendVerificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/register',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRequestPasswordResetMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/forgot-password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestPasswordResetResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/reset-password/:token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCompleteSetupMockHandler = (
  overrideResponse?:
    | SessionGrant
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SessionGrant> | SessionGrant),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/set-up',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteSetupResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckAvatarMockHandler = (
  overrideResponse?:
    | AvatarCheck
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AvatarCheck> | AvatarCheck),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/avatar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckAvatarResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getUsersMock = () => [
  getListDevelopersMockHandler(),
  getListApproversMockHandler(),
  getChangePasswordMockHandler(),
  getListSessionsMockHandler(),
  getEndOtherSessionsMockHandler(),
  getEndSessionMockHandler(),
  getListUnusualLoginsMockHandler(),
  getAnswerUnusualLoginMockHandler(),
  getListOwnTokensMockHandler(),
  getGetSignInRulesMockHandler(),
  getUpdateSignInRulesMockHandler(),
  getGetTwoFactorCoverageMockHandler(),
  getRemindTwoFactorMockHandler(),
  getConfigureTwoFactorMockHandler(),
  getGetTwoFactorMockHandler(),
  getRenewRecoveryCodesMockHandler(),
  getRemoveTwoFactorMockHandler(),
  getAcceptVerificationMockHandler(),
  getGetInvitationMockHandler(),
  getVerifyRegisterMockHandler(),
  getResendVerificationMockHandler(),
  getRegisterMockHandler(),
  getRequestPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
  getCompleteSetupMockHandler(),
  getCheckAvatarMockHandler(),
];
