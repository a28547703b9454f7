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

/** First folders of an operating system: who climbs out of a repository into these does not mean a file of it. */
const systemFolder = /^(?:etc|proc|sys|root|dev|boot|windows|system32)(?:\/|$)/i;

export type NormalisedPath = { path: string } | { unsafe: string };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The text of a `file:` URI or a plain path, with forward slashes, without drive or host. */
function rawPath(raw: string): string {
  const uri = /^file:(?:\/\/[^/\\]*)?(.*)$/i.exec(raw);
  const text = uri === null ? raw : decoded(uri[1] ?? '');
  return text
    .replaceAll('\\', '/')
    .replace(/^\/?[A-Za-z]:(?=\/)/, '')
    .replace(/^\/\/\?\//, '');
}

export function normalisePath(raw: string): NormalisedPath | undefined {
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
