import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';

const tokenInfo = v.object({
  aud: v.string(),
  sub: v.pipe(v.string(), v.regex(/^\d{1,255}$/)),
  email: v.pipe(v.string(), v.email()),
  email_verified: v.union([v.literal('true'), v.literal(true)]),
});

const refused = () => createProblem(422, 'google_refused');

/** `sub` is the account's id, which stays the same if its address changes or gets another owner. */
export type GoogleAccount = { sub: string; email: string };

/**
 * Returns the account of a Google access token that was issued for this installation, with its
 * verified e-mail address.
 * @throws {Problem} 422 if Google does not confirm the token
 */
export const getGoogleAccount = async (deps: Deps, accessToken: string): Promise<GoogleAccount> => {
  const { googleClientId } = deps.config;
  if (googleClientId === '')
    throw new Problem(422, 'google_not_configured', 'Sign-in with Google is not configured here.');
  const answer = await deps.outgoing
    .request(
      `https://oauth2.googleapis.com/tokeninfo?access_token=${encodeURIComponent(accessToken)}`,
    )
    .catch(() => undefined);
  if (answer?.status !== 200) throw refused();
  const info = v.safeParse(tokenInfo, tryParseJson(answer.text));
  // A token issued for another site must not open a session here.
  if (!info.success || info.output.aud !== googleClientId) throw refused();
  return { sub: info.output.sub, email: info.output.email };
};
