// The passkeys that users add to their account, rename and remove.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { mapUniqueViolation } from '../../../platform/db/unique-violation.ts';
import type { Deps } from '../../../platform/deps.ts';
import { relyingPartyOf } from '../../../platform/http/links.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { revokeSessions } from '../session/session.repo.ts';
import { requirePassword } from '../users/security.service.ts';
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

/** Enough for all devices of a user, and few enough to read. */
const mostPasskeys = 20;

const toPasskey = (row: repo.PasskeyRow): Schemas['Passkey'] => ({
  id: row.id,
  name: row.name,
  synced: row.synced,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

const audit = (tx: Tx, who: Principal, act: 'add' | 'rename' | 'remove', name: string) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: `passkey.${act}`,
    subject: { type: 'user', id: who.userId },
    detail: { name },
  });

export const listPasskeys = (deps: Deps, who: Principal): Promise<Schemas['PasskeyList']> =>
  inTenant(deps.db, who, async (tx) => ({
    data: (await repo.listPasskeysOf(tx, who)).map(toPasskey),
    available: relyingPartyOf(deps.config) !== undefined,
    most: mostPasskeys,
  }));

const requireRoom = (count: number): void => {
  if (count >= mostPasskeys) throw createProblem(422, 'too_many_passkeys', { most: mostPasskeys });
};

/** Starts adding a passkey: returns the browser's request to the authenticator. */
export const startPasskey = async (
  deps: Deps,
  who: Principal,
  password: string,
): Promise<Schemas['PasskeyCreationOptions']> => {
  const party = requireRelyingParty(deps);
  await requirePassword(deps, who, password);
  const known = await inTenant(deps.db, who, (tx) => repo.listPasskeysOf(tx, who));
  requireRoom(known.length);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: deps.config.productName,
    userID: Buffer.from(who.userId.replaceAll('-', ''), 'hex'),
    userName: who.email,
    userDisplayName: who.username,
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({
      id: credentialId.toString('base64url'),
    })),
  });
  await storeChallenge(deps, options.challenge, { purpose: 'add', boundTo: who.token.id });
  return { public_key: { ...options } };
};

/**
 * @throws 422 if the response is not a valid and current one of the authenticator to this server
 */
const verifyAttestation = async (
  deps: Deps,
  who: Principal,
  credential: Schemas['PasskeyAttestation'],
) => {
  const party = requireRelyingParty(deps);
  const expectedChallenge = await consumeChallenge(deps, credential.response.clientDataJSON, {
    purpose: 'add',
    boundTo: who.token.id,
  });
  const { verifyRegistrationResponse } = await webauthn();
  const { transports: _, ...response } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // The library's errors contain URLs and formats, but no keys.
    deps.log.info({ err: error }, 'A passkey was not accepted');
    throw passkeyRefused(party);
  });
  if (!verified.verified) throw passkeyRefused(party);
  return verified.registrationInfo;
};

export const createPasskey = async (
  deps: Deps,
  who: Principal,
  { name, credential }: Schemas['PasskeyRequest'],
): Promise<Schemas['PasskeyDocument']> => {
  const { credential: key, credentialBackedUp } = await verifyAttestation(deps, who, credential);
  const row = {
    clientId: who.clientId,
    id: newId(),
    userId: who.userId,
    name: name.trim(),
    credentialId: Buffer.from(key.id, 'base64url'),
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: credential.response.transports ?? [],
    synced: credentialBackedUp,
    createdAt: deps.now(),
  };
  const add = inTenant(deps.db, who, async (tx) => {
    requireRoom(await repo.countPasskeysOf(tx, who));
    const stored = await repo.insertPasskey(tx, row);
    await audit(tx, who, 'add', row.name);
    return { data: toPasskey(stored) };
  });
  return mapUniqueViolation(add, 'passkey_listed');
};

export const renamePasskey = (
  deps: Deps,
  who: Principal,
  id: string,
  name: string,
): Promise<Schemas['PasskeyDocument']> =>
  inTenant(deps.db, who, async (tx) => {
    const row = await repo.updatePasskeyName(tx, who, id, name.trim());
    if (!row) throw notFound('Passkey');
    await audit(tx, who, 'rename', row.name);
    return { data: toPasskey(row) };
  });

export const removePasskey = async (
  deps: Deps,
  who: Principal,
  id: string,
  password: string,
): Promise<void> => {
  await requirePassword(deps, who, password);
  await inTenant(deps.db, who, async (tx) => {
    const row = await repo.deletePasskey(tx, who, id);
    if (!row) throw notFound('Passkey');
    // A lost device may have opened some of them.
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    await audit(tx, who, 'remove', row.name);
  });
};
