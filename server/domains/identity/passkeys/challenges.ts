// Challenges for authenticators: each can be answered once, within five minutes, by the session
// that it was created for.
import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { passkeyChallenges } from '../../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type RelyingParty, relyingPartyOf } from '../../../platform/http/links.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { hashToken } from '../../../platform/runtime/tokens.ts';

export const challengeSeconds = 300;

/** The package uses 27 MB, and few requests need it. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * `boundTo`: the session that adds a passkey, or the pending login. Null for a login without a
 * name.
 */
type Purpose = { purpose: 'add' | 'sign_in'; boundTo: string | null };

/** @throws 422 if browsers would not offer passkeys for this server's URL */
export const requireRelyingParty = ({ config }: Pick<Deps, 'config'>): RelyingParty => {
  const party = relyingPartyOf(config);
  if (party === undefined) throw createProblem(422, 'passkeys_unavailable');
  return party;
};

export const storeChallenge = (
  deps: Pick<Deps, 'db' | 'now'>,
  challenge: string,
  purpose: Purpose,
): Promise<void> =>
  acrossTenants(deps.db, 'find who signs in', async (tx) => {
    await tx.insert(passkeyChallenges).values({
      ...purpose,
      challengeHash: hashToken(challenge),
      expiresAt: new Date(deps.now().getTime() + challengeSeconds * 1000),
    });
  });

/** The data that the browser signed (WebAuthn, section 5.8.1), as far as it is used here. */
const clientDataSchema = v.object({
  challenge: v.string(),
  crossOrigin: v.fallback(v.boolean(), false),
});

const readClientData = (encoded: string) => {
  try {
    const text = Buffer.from(encoded, 'base64url').toString('utf8');
    const parsed = v.safeParse(clientDataSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

export const passkeyRefused = (party: RelyingParty) =>
  createProblem(422, 'passkey_refused', { address: party.origin });

/**
 * Consumes and returns the challenge before anything is verified, so that no response can be tried
 * twice.
 * @throws 422 for a challenge that expired, was used, or was created for another session
 */
export const consumeChallenge = async (
  deps: Deps,
  clientDataJSON: string,
  { purpose, boundTo }: Purpose,
): Promise<string> => {
  const clientData = readClientData(clientDataJSON);
  // Parapet is never in a frame of another site, so such a response does not come from one of its
  // users.
  if (clientData === undefined || clientData.crossOrigin)
    throw passkeyRefused(requireRelyingParty(deps));
  const used = await acrossTenants(deps.db, 'find who signs in', (tx) =>
    tx
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, hashToken(clientData.challenge)),
          eq(passkeyChallenges.purpose, purpose),
          sql`${passkeyChallenges.boundTo} is not distinct from ${boundTo}::uuid`,
          gt(passkeyChallenges.expiresAt, deps.now()),
        ),
      ),
  );
  if (used.rowCount !== 1) throw createProblem(422, 'passkey_challenge_over');
  return clientData.challenge;
};
