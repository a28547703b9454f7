import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';

const tokenInfo = v.object({
  aud: v.string(),
  email: v.pipe(v.string(), v.email()),
  email_verified: v.union([v.literal('true'), v.literal(true)]),
});

const refused = () => createProblem(422, 'google_refused');

/** The verified e-mail address of a Google access token that was issued for this installation. */
export const getGoogleEmail = async (deps: Deps, accessToken: string): Promise<string> => {
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
  return info.output.email;
};
