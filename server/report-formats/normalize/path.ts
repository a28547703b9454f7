/** Paths as a repository knows them: relative, forward slashes, nothing that leads out. */

/** Where pipelines check repositories out; what follows is the repository. */
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
 * First folders of an operating system: a path that climbs out of a repository into these
 * does not mean one of its files.
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

/** The text of a `file:` URI or a plain path, with forward slashes, without drive or host. */
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
