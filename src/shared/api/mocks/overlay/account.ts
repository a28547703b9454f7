import type {
  PasskeyNameRequest,
  PasskeyRequest,
  SignInRules,
  TwoFactorState,
} from '../../generated/model';
import { getListPasskeysResponseMock } from '../generated/passkeys/passkeys.msw';
import {
  getConfigureTwoFactorResponseMock,
  getGetSignInRulesResponseMock,
  getGetTwoFactorCoverageResponseMock,
  getGetTwoFactorResponseMock,
  getListSessionsResponseMock,
  getListUnusualLoginsResponseMock,
} from '../generated/users/users.msw';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf, fresh } from './request';

const recoveryCodes = (): string[] =>
  Array.from({ length: 8 }, () => crypto.randomUUID().slice(0, 13));

const sessionsOverlay = ({ store }: MockState) => {
  const { data: examples, idle_minutes: idle } = getListSessionsResponseMock();
  const others = ['Safari', 'Chrome'].flatMap((browser, index) =>
    examples.map((session) => ({
      ...session,
      id: `01980a5c-0e00-7000-8000-00000000000${index + 1}`,
      device: `Mozilla/5.0 (Macintosh) ${browser}/140.0`,
      current: false,
    })),
  );
  const sessions = store.always('Session', [...examples, ...others], ({ id }) => id);
  const [unusual] = getListUnusualLoginsResponseMock().data;
  const logins = store.collection('Unusual login', unusual ? [unusual] : [], ({ id }) => id);
  return {
    listUnusualLogins: () => ({ data: [...logins.all] }),
    answerUnusualLogin: ({ params }) => logins.remove(params['id']),
    listSessions: () => ({ data: [...sessions.all], idle_minutes: idle }),
    endSession: ({ params }) => sessions.remove(params['id']),
    endOtherSessions: () => {
      for (const { id, current } of sessions.all) if (!current) sessions.remove(id);
    },
  } satisfies Overlay;
};

const passkeysOverlay = ({ store }: MockState) => {
  const { data: examples, ...others } = getListPasskeysResponseMock();
  const passkeys = store.collection('Passkey', examples, ({ id }) => id);
  return {
    listPasskeys: () => ({ ...others, data: [...passkeys.all] }),
    createPasskey: async ({ request }) => {
      const { name } = await bodyOf<PasskeyRequest>(request);
      const { id, now } = fresh();
      const made = { id, name, synced: true, created_at: now, last_used_at: null };
      return { data: passkeys.add(made) };
    },
    renamePasskey: async ({ params, request }) => {
      const { name } = await bodyOf<PasskeyNameRequest>(request);
      return { data: passkeys.change(params['id'], { name }) };
    },
    removePasskey: ({ params }) => passkeys.remove(params['id']),
  } satisfies Overlay;
};

const twoFactorOverlay = ({ store }: MockState) => {
  const standing = store.one('two factors', {
    ...getGetTwoFactorResponseMock(),
    enabled_at: null as string | null,
    recovery_codes_left: 0,
    recovery_code_used_at: null as string | null,
  });
  const switched = (codes: string[]): TwoFactorState => {
    const isOn = codes.length > 0;
    const at = isOn ? (standing.value.enabled_at ?? fresh().now) : null;
    standing.value = {
      ...standing.value,
      enabled_at: at,
      recovery_codes_left: codes.length,
      recovery_code_used_at: null,
    };
    return { enable_2fa: isOn, secret: null, qrcode: null, recovery_codes: codes };
  };
  return {
    getTwoFactor: () => standing.value,
    configureTwoFactor: async ({ request }) => {
      const { code } = await bodyOf<{ code?: string }>(request);
      // Without a code, the server responds with the secret for the authenticator app.
      return code === undefined ? getConfigureTwoFactorResponseMock() : switched(recoveryCodes());
    },
    renewRecoveryCodes: () => switched(recoveryCodes()),
    removeTwoFactor: () => switched([]),
  } satisfies Overlay;
};

/** The signed-in user's sessions, passkeys and second factor, and the sign-in rules. */
export const accountOverlay = (state: MockState) => {
  const rules = state.store.one('rules of signing in', getGetSignInRulesResponseMock());
  const coverage = state.store.one('two-factor coverage', {
    ...getGetTwoFactorCoverageResponseMock(),
    without: ['sam', 'iker', 'marta'].map((username, index) => ({
      id: `01980a5c-0e00-7000-8000-00000000010${index}`,
      username,
      avatar_url: null,
    })),
  });
  return {
    ...sessionsOverlay(state),
    ...passkeysOverlay(state),
    ...twoFactorOverlay(state),
    getSignInRules: () => rules.value,
    updateSignInRules: async ({ request }) => {
      const given = { ...rules.value, ...(await bodyOf<SignInRules>(request)) };
      rules.value = given.require_two_factor ? given : { ...given, two_factor_from: null };
      return rules.value;
    },
    getTwoFactorCoverage: () => coverage.value,
    remindTwoFactor: () => {
      coverage.value = { ...coverage.value, reminded_at: fresh().now };
      return coverage.value;
    },
  } satisfies Overlay;
};
