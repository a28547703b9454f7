/**
 * What a report has looked at, so that another one of the same tool does not speak for it:
 * `image:shop/api`, `host:shop.example`, `account:aws/1234`, `path:web/package.json`.
 */

import { cutAt, trimTrailing } from './cut.ts';

/** The image without registry default, tag and digest, which differ with every build. */
export const imageName = (reference: string | undefined): string | undefined => {
  const name = reference && cutAt(reference, '@').replace(/:[^/:]+$/, '');
  return name === undefined || name === '' || /^[0-9a-f]{12,64}$/.test(name) ? undefined : name;
};

const prefixed = (kind: string, text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : `${kind}:${text.slice(0, 300)}`;

export const imageTarget = (reference: string | undefined): string | undefined =>
  prefixed('image', imageName(reference)?.replace(/^docker\.io\/(?:library\/)?/, ''));

/**
 * Of a URL its host and port, default ports left out; of `host:port`, as network scanners write it,
 * the host.
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
 * A folder or manifest inside the repository. Where the machine keeps its checkout says nothing
 * about it, nor does the whole of it.
 */
export const pathTarget = (path: string | undefined): string | undefined => {
  const text = trimTrailing(path?.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '') ?? '', '/');
  return text === '.' || text.startsWith('/') || text.startsWith('..') || /^[a-z]:/i.test(text)
    ? undefined
    : prefixed('path', text);
};

/**
 * SARIF §3.17.3: all but the last part of the id name the analysis, the last one its run. Parts
 * that look like a date, a number of a build or a GUID are of the
 * run all the same.
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
 * The target that a user means by a text: `image:shop/api`, or its kind by how it
 * looks. An address is a host; a registry before the first slash, a tag
 * or a digest makes an image, as Docker reads names; all else is a folder or file of the
 * repository. Undefined where it names none of these.
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
