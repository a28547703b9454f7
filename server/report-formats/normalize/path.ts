/** Normalizes paths to repository paths: relative, with forward slashes, not leading outside. */

/** Checkout folders of CI systems; the rest of the path is relative to the repository. */
const checkouts: readonly RegExp[] = [
  /^(?:home|Users)\/runner\/work\/[^/]+\/[^/]+\//,
  /^a\/([^/]+)\/\1\//,
  /^github\/workspace\//,
  /^builds\/[^/]+\/[^/]+\//,
  /^home\/vsts\/work\/\d+\/s\//,
  /^__w\/\d+\/s\//,
  /^__w\/[^/]+\/[^/]+\//,
  /^a\/\d+\/s\//i,
  /^(?:[^/]+\/)*_work\/(?:\d+\/s|([^/]+)\/\1)\//,
  /^home\/circleci\/project\//,
  /^home\/travis\/build\/[^/]+\/[^/]+\//,
  /^home\/jenkins\/(?:agent\/)?workspace\/[^/]+\//,
  /^var\/(?:lib\/jenkins|jenkins_home)\/workspace\/[^/]+\//,
  /^opt\/atlassian\/pipelines\/agent\/build\//,
  /^codebuild\/output\/src\d+\/src\/[^/]+\/[^/]+\/[^/]+\//,
  /^drone\/src\//,
  /^tmp\/app\//,
];

/**
 * Top-level folders of an operating system. A path that climbs out of the repository into one of
 * them is not a repository file.
 */
const systemFolder = /^(?:etc|proc|sys|root|dev|boot|windows|system32)(?:\/|$)/i;

export type NormalizedPath = { path: string } | { unsafe: string };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Decodes a `file:` URI or plain path, with forward slashes and without drive or host. */
function rawPath(raw: string): string {
  const scheme = /^file:(?:\/\/[^/\\]*)?/i.exec(raw)?.[0];
  const text = scheme === undefined ? raw : decoded(raw.slice(scheme.length));
  return text
    .replaceAll('\\', '/')
    .replace(/^\/?[A-Za-z]:(?=\/)/, '')
    .replace(/^\/\/\?\//, '');
}

export function normalizePath(raw: string): NormalizedPath | undefined {
  const text = rawPath(raw.trim());
  const kept: string[] = [];
  let climbed = false;
  for (const segment of text.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') kept.push(segment);
    else if (kept.pop() === undefined) climbed = true;
  }
  let path = kept.join('/');
  if (path === '') return undefined;
  if (climbed && systemFolder.test(path)) return { unsafe: raw };
  if (text.startsWith('/')) for (const checkout of checkouts) path = path.replace(checkout, '');
  return { path };
}
