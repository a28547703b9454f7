import { delocalize } from '@/shared/i18n';
import { basePath, ownPath } from '@/shared/lib/base-path';

const guestPages =
  /^\/(login|register|forgot-password|reset-password|verify-register|set-up)(\/|$)/;

/**
 * The page that was requested before signing in, if it is on this site. Anything that could lead to
 * another site is refused.
 */
export function safeReturnTo(
  asked: string | undefined,
  origin: string = location.origin,
): string | undefined {
  // Browsers interpret `//host`, `/\host` and control characters as another host.
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
