// A stored secret is bound to the origin that it was entered for. Otherwise an administrator could
// save another URL and receive a secret there that no user may read.
import { invalid } from '../http/problem.ts';

const originOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/** Returns whether both URLs have the same scheme, host and port. False if one is not a URL. */
export const isSameOrigin = (
  one: string | null | undefined,
  other: string | null | undefined,
): boolean => originOf(one) !== undefined && originOf(one) === originOf(other);

type StoredSecret = {
  /** The request's field for the secret, such as `authentication.secret`. */
  field: string;
  isStored: boolean;
  /** As in every request, undefined keeps the stored value. */
  given: string | null | undefined;
};

/**
 * Throws a 422 at the first secret that would be kept although its URL changes to another origin. A
 * removed URL receives nothing, so it needs no secret.
 */
export const requireSecretsForNewOrigin = (
  { before, after }: { before: string | null | undefined; after: string | null | undefined },
  secrets: readonly StoredSecret[],
): void => {
  if (!after || isSameOrigin(before, after)) return;
  const kept = secrets.find(({ isStored, given }) => isStored && given === undefined);
  if (kept) throw invalid(kept.field, 'needed_for_new_address');
};
