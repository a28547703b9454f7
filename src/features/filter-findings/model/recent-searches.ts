import * as v from 'valibot';
import { draftPrefix } from '@/shared/lib/form-draft';
import { readLocal, writeLocal } from '@/shared/lib/local-storage';

/** How many searches the box offers. */
const most = 8;
const longest = 300;
/** The prefix marks it as a draft, which is deleted on sign-out. */
const key = `${draftPrefix}searches`;
const schema = v.object({
  user: v.string(),
  searches: v.array(v.pipe(v.string(), v.maxLength(longest))),
});

/**
 * The user's last searches on this device, newest first. Another user's searches are not returned.
 */
export function listRecentSearches(user: string): readonly string[] {
  const kept = readLocal(key, schema, { user, searches: [] });
  return kept.user === user ? kept.searches.slice(0, most) : [];
}

const keep = (user: string, searches: readonly string[]) =>
  writeLocal(key, { user, searches: searches.slice(0, most) });

export function addRecentSearch(user: string, typed: string): void {
  const search = typed.trim();
  if (search === '' || search.length > longest) return;
  keep(user, [search, ...listRecentSearches(user).filter((one) => one !== search)]);
}

export function removeRecentSearch(user: string, search: string): void {
  keep(
    user,
    listRecentSearches(user).filter((one) => one !== search),
  );
}
