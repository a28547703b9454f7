import { delocalize } from '@/shared/i18n';
import { basePath, ownPath } from '@/shared/lib/base-path';

const guestPages =
  /^\/(login|register|forgot-password|reset-password|verify-register|set-up)(\/|$)/;

/**
 * The page requested before signing in, if it is on this site: anything that could lead elsewhere
 * is refused.
 */
export function safeReturnTo(
  asked: string | undefined,
  origin: string = location.origin,
): string | undefined {
  // `//host`, `/\host` and control characters are read as another host by browsers.
  if (asked === undefined || !/^\/(?![/\\])/.test(asked) || /[\u0000-\u001f\\]/.test(asked))
    return undefined;
  const url = URL.parse(asked, origin);
  if (
    url?.origin !== origin ||
    !url.pathname.startsWith(`${basePath}/`) ||
    guestPages.test(delocalize(ownPath(url.pathname)))
  )
    return undefined;
  return url.pathname + url.search + url.hash;
}
