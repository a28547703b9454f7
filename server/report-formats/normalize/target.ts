/**
 * Scan targets, so that a report does not close findings that the same tool reported for another
 * target: `image:shop/api`, `host:shop.example`, `account:aws/1234`, `path:web/package.json`.
 */

import { cutAt, trimTrailing } from './cut.ts';

/**
 * Returns the image name without tag and digest, which change with every build. A bare digest has
 * no name.
 */
export const imageName = (reference: string | undefined): string | undefined => {
  const name = reference && cutAt(reference, '@').replace(/:[^/:]+$/, '');
  return name === undefined || name === '' || /^[0-9a-f]{12,64}$/.test(name) ? undefined : name;
};

const prefixed = (kind: string, text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : `${kind}:${text.slice(0, 300)}`;

export const imageTarget = (reference: string | undefined): string | undefined =>
  prefixed('image', imageName(reference)?.replace(/^docker\.io\/(?:library\/)?/, ''));

/**
 * Returns host and non-default port of a URL. For `host:port`, the notation of network scanners,
 * returns the host only.
 */
export const hostTarget = (endpoint: string | undefined): string | undefined => {
  const text = endpoint?.trim() ?? '';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return URL.canParse(text) ? prefixed('host', new URL(text).host.toLowerCase()) : undefined;
  return prefixed(
    'host',
    /^(\[[^\]]+\]|[^\s/:?#]+)(?::\d+)?(?:[/?#]|$)/.exec(text)?.[1]?.toLowerCase(),
  );
};

export const accountTarget = (
  provider: string | undefined,
  account: string | undefined,
): string | undefined =>
  account === undefined
    ? undefined
    : prefixed(
        'account',
        [provider?.toLowerCase(), account].filter((part) => part !== undefined).join('/'),
      );

/**
 * Returns the target of a folder or manifest inside the repository. The root of the repository and
 * absolute paths, which depend on the machine's checkout folder, are no target.
 */
export const pathTarget = (path: string | undefined): string | undefined => {
  const text = trimTrailing(path?.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '') ?? '', '/');
  return text === '.' || text.startsWith('/') || text.startsWith('..') || /^[a-z]:/i.test(text)
    ? undefined
    : prefixed('path', text);
};

/**
 * SARIF §3.17.3: all parts of the id except the last identify the analysis, the last one its run.
 * Parts that look like a date, a build number or a GUID also belong to the run.
 */
export const analysisTarget = (id: string | undefined): string | undefined =>
  prefixed(
    'analysis',
    (id ?? '')
      .split('/')
      .slice(0, -1)
      .filter((part) => part !== '' && !/\d{4}|[0-9a-f]{8}-[0-9a-f]{4}/i.test(part))
      .join('/'),
  );

const kinds: Readonly<Record<string, (text: string) => string | undefined>> = {
  image: imageTarget,
  host: hostTarget,
  account: (text) => {
    const [, provider, account] = /^(?:([a-z]+)\/)?(.+)$/i.exec(text) ?? [];
    return accountTarget(provider, account);
  },
  path: pathTarget,
};

const fileName =
  /\.(?:json|ya?ml|xml|lock|toml|txt|md|gradle|kts|mod|sum|tf|hcl|csproj|sln|gemspec|cfg|ini|properties|js|jsx|ts|tsx|py|rb|go|rs|java|kt|php|cs|c|cc|cpp|h|sh|jar|war|apk|ipa|zip)$/i;
const address =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\]|localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?$/i;

/**
 * Parses a target that a user entered: `image:shop/api`, or a text whose kind is inferred. An
 * address is a host; a registry before the first slash, a tag or a digest makes an image, as in
 * Docker references; anything else is a folder or file of the repository. Undefined if it is none
 * of these.
 */
export function parseTarget(written: string): string | undefined {
  const text = written.trim();
  const [, kind, rest = ''] = /^(image|host|account|path):(?!\/\/)(.*)$/is.exec(text) ?? [];
  if (kind !== undefined) return kinds[kind.toLowerCase()]?.(rest.trim());
  if (/^(?:https?|wss?|tcp|ssh):\/\//i.test(text)) return hostTarget(text);
  if (/^(?:aws|azure|gcp|oci|alibaba)\/[^/]+$/i.test(text)) return kinds['account']?.(text);
  if (address.test(text) && !fileName.test(text)) return hostTarget(text);
  if (
    /@sha256:[0-9a-f]{64}$/i.test(text) ||
    /:[\w][\w.-]*$/.test(text) ||
    /^(?:localhost|[a-z0-9][^/\s.:]*[.:][^/\s]*)\/[^\s]+$/i.test(text)
  )
    return imageTarget(text);
  return pathTarget(text);
}
