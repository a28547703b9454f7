// Sign-in with a passkey: instead of the password, or as the second factor of a pending login. The
// authenticator has verified the user in both cases.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { findKnownDevice } from '../session/known-devices.ts';
import { findSignInRules } from '../session/sign-in-rules.ts';
import * as sessions from '../session/session.repo.ts';
import {
  type SessionGrant,
  type SignedIn,
  type SignInOrigin,
  limitAddress,
  openSession,
} from '../session/session.service.ts';
import {
  challengeSeconds,
  consumeChallenge,
  passkeyRefused,
  requireRelyingParty,
  storeChallenge,
  webauthn,
} from './challenges.ts';
import * as repo from './passkeys.repo.ts';

type Schemas = components['schemas'];

/** Returns the login that a correct password has started, locked until the transaction ends. */
const findBegunLogin = async (deps: Deps, tx: Tx, challenge: string) => {
  const token = await sessions.findOneTimeToken(tx, challenge, ['two_factor'], deps.now());
  return token?.userId ? { token, clientId: token.clientId, userId: token.userId } : undefined;
};

type BegunLogin = NonNullable<Awaited<ReturnType<typeof findBegunLogin>>>;

const requireBegunLogin = async (deps: Deps, tx: Tx, challenge: string): Promise<BegunLogin> => {
  const begun = await findBegunLogin(deps, tx, challenge);
  if (begun === undefined) throw createProblem(422, 'challenge_over');
  return begun;
};

export const startPasskeyLogin = async (
  deps: Deps,
  challenge: string | undefined,
  address: string | undefined,
): Promise<Schemas['PasskeyRequestOptions']> => {
  const party = requireRelyingParty(deps);
  await limitAddress(deps, address);
  const begun =
    challenge === undefined
      ? undefined
      : await acrossTenants(deps.db, 'find who signs in', async (tx) => {
          const login = await requireBegunLogin(deps, tx, challenge);
          return { id: login.token.id, passkeys: await repo.listPasskeysOf(tx, login) };
        });
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
    // Without a name the authenticator offers its own passkeys, so the response does not reveal who
    // has passkeys.
    allowCredentials: (begun?.passkeys ?? []).map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports: transports as never, // the browser's own names, returned to it
    })),
  });
  await storeChallenge(deps, options.challenge, {
    purpose: 'sign_in',
    boundTo: begun?.id ?? null,
  });
  return { public_key: { ...options } };
};

/** @returns the signature's counter @throws 422 if it is not from this passkey, for this server */
const verifyAssertion = async (
  deps: Deps,
  credential: Schemas['PasskeyAssertion'],
  passkey: repo.PasskeyRow,
  expectedChallenge: string,
): Promise<number> => {
  const party = requireRelyingParty(deps);
  const { verifyAuthenticationResponse } = await webauthn();
  const { userHandle, ...response } = credential.response;
  const owner = Buffer.from(passkey.userId.replaceAll('-', ''), 'hex').toString('base64url');
  if (typeof userHandle === 'string' && userHandle !== '' && userHandle !== owner)
    throw passkeyRefused(party);
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId.toString('base64url'),
      publicKey: new Uint8Array(passkey.publicKey),
      // Compared when it is stored, so that two concurrent responses cannot both pass.
      counter: 0,
    },
  }).catch((error: unknown) => {
    deps.log.info({ err: error }, 'A passkey was not accepted');
    throw passkeyRefused(party);
  });
  if (!verified.verified) throw passkeyRefused(party);
  return verified.authenticationInfo.newCounter;
};

export const loginByPasskey = async (
  deps: Deps,
  { challenge, credential }: Schemas['PasskeyLoginRequest'],
  { cookies, ...from }: SignInOrigin,
): Promise<SignedIn<SessionGrant>> => {
  await limitAddress(deps, from.address);
  const { boundTo, passkey } = await acrossTenants(deps.db, 'find who signs in', async (tx) => {
    const begun =
      challenge === undefined ? undefined : await requireBegunLogin(deps, tx, challenge);
    const known = await repo.findPasskey(tx, Buffer.from(credential.id, 'base64url'));
    const isForeign = begun !== undefined && known?.userId !== begun.userId;
    return { boundTo: begun?.token.id ?? null, passkey: isForeign ? undefined : known };
  });
  const expected = await consumeChallenge(deps, credential.response.clientDataJSON, {
    purpose: 'sign_in',
    boundTo,
  });
  if (passkey === undefined) throw createProblem(422, 'passkey_unknown');
  const counter = await verifyAssertion(deps, credential, passkey, expected);
  const opened = await acrossTenants(deps.db, 'find who signs in', async (tx) => {
    const begun =
      challenge === undefined ? undefined : await requireBegunLogin(deps, tx, challenge);
    const user = await sessions.findUser(tx, passkey.clientId, passkey.userId);
    if (!user?.verifiedAt) throw createProblem(422, 'passkey_unknown');
    if (!(await findSignInRules(tx, user.clientId)).allow_passkeys)
      throw createProblem(422, 'passkeys_not_allowed');
    if (!(await repo.advanceCounter(tx, passkey, counter, deps.now()))) {
      await writeAudit(tx, {
        clientId: user.clientId,
        actor: { userId: user.id, username: user.username },
        action: 'passkey.refuse',
        subject: { type: 'user', id: user.id },
        detail: { name: passkey.name, counter, stored: passkey.counter },
      });
      return undefined;
    }
    if (begun !== undefined) await sessions.consumeOneTimeToken(tx, begun.token, deps.now());
    const knownDevice = findKnownDevice(deps, user, cookies);
    const means = begun === undefined ? 'passkey' : 'password_and_passkey';
    return openSession(deps, tx, user, { ...from, knownDevice }, means, {
      passkey: passkey.name,
    });
  });
  if (opened === undefined) throw createProblem(422, 'passkey_copied');
  return opened;
};
