// Challenges for authenticators: each is answered once, within five minutes, by the one whom it was
// made for.
import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { passkeyChallenges } from '../../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type RelyingParty, relyingPartyOf } from '../../../platform/http/links.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { hashToken } from '../../../platform/runtime/tokens.ts';

export const challengeSeconds = 300;

/** Of 27 MB, for few requests. */
export const webauthn = () => import('@simplewebauthn/server');

/** `boundTo`: the session that adds a passkey, or the begun login. Null for a login without name. */
type Purpose = { purpose: 'add' | 'sign_in'; boundTo: string | null };

/** @throws 422 where browsers would offer no passkeys for this server's address */
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

/** What the browser signed over (WebAuthn, section 5.8.1), as far as it is read here. */
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
 * Uses the challenge up before anything is verified, so that no answer is tried twice, and returns
 * it.
 * @throws 422 for a challenge that expired, was used, or was made for another session
 */
export const consumeChallenge = async (
  deps: Deps,
  clientDataJSON: string,
  { purpose, boundTo }: Purpose,
): Promise<string> => {
  const clientData = readClientData(clientDataJSON);
  // Parapet is in no frame of another site, so an answer from one is none of its users'.
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
