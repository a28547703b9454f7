// A fake GitHub with a real Git repository, which serves its branches, commits and files instead of
// the fake's state. Pull requests remain in the fake; Git decides whether one has conflicts.
import {
  type Answer,
  type FakeHost,
  type FakeRepository,
  type Forge,
  parsedBody,
} from './forge.ts';
import type { FakeRequest } from './forge.ts';
import type { GitServer } from './git-server.ts';
import { fakeGithub } from './github.ts';
import { protocolOf } from './protocol.ts';

type Json = Record<string, unknown>;
type Entry = { path: string; mode: string; content: string };

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };
const refused = (message: string): Answer => ({ status: 422, body: { message } });

export const gitGithub = (forge: Forge, repository: FakeRepository, git: GitServer): FakeHost => {
  const protocol = protocolOf('github');
  const fake = fakeGithub(forge);
  const root = `/repos/${repository.fullName}`;
  const like = (method: string, template: string, status: number, changes: Json): Json => ({
    ...(protocol.example(method, template, status) as Json | undefined),
    ...changes,
  });
  /** Undefined if Git refuses. */
  const ask = (args: readonly string[], input?: string): string | undefined => {
    try {
      return git.bare(args, input).replace(/\n$/, '');
    } catch {
      return undefined;
    }
  };
  const commitAt = (ref: string): string | undefined =>
    ask(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  const refJson = (name: string, sha: string) => ({
    ref: `refs/heads/${name}`,
    node_id: 'n',
    url: 'https://api.github.com/ref',
    object: { type: 'commit', sha, url: 'https://api.github.com/x' },
  });

  const makeTree = (body: Json): Answer => {
    git.bare(['read-tree', String(body['base_tree'])]);
    for (const { path, mode, content } of body['tree'] as Entry[]) {
      const blob = git.bare(['hash-object', '-w', '--stdin'], content).trim();
      git.bare(['update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`]);
    }
    const sha = git.bare(['write-tree']).trim();
    return { status: 201, body: like('POST', '/repos/{owner}/{repo}/git/trees', 201, { sha }) };
  };

  const makeCommit = (body: Json): Answer => {
    const parents = (body['parents'] as string[]).flatMap((parent) => ['-p', parent]);
    const sha = ask(
      ['commit-tree', String(body['tree']), ...parents, '-F', '-'],
      String(body['message']),
    );
    return sha === undefined
      ? refused('Parent not found')
      : { status: 201, body: like('POST', '/repos/{owner}/{repo}/git/commits', 201, { sha }) };
  };

  const moveBranch = (name: string, body: Json, isNew: boolean): Answer => {
    const [known, sha] = [commitAt(`refs/heads/${name}`), String(body['sha'])];
    if (isNew && known !== undefined) return refused('Reference already exists');
    if (!isNew && known === undefined) return refused('Reference does not exist');
    const isForward =
      known === undefined || ask(['merge-base', '--is-ancestor', known, sha]) !== undefined;
    if (!isForward && body['force'] !== true) return refused('Update is not a fast forward');
    git.bare(['update-ref', `refs/heads/${name}`, sha]);
    return { status: isNew ? 201 : 200, body: refJson(name, sha) };
  };

  const fileAt = (ref: string, path: string): Answer => {
    const commit = commitAt(ref);
    const text = commit === undefined ? undefined : git.fileAt(commit, path);
    if (text === undefined) return notFound;
    return {
      status: 200,
      body: {
        type: 'file',
        encoding: 'base64',
        size: text.length,
        name: path,
        path,
        content: Buffer.from(text).toString('base64'),
        sha: ask(['rev-parse', `${commit}:${path}`]),
        url: 'https://api.github.com/c',
        git_url: null,
        html_url: null,
        download_url: null,
        _links: { git: null, html: null, self: 'https://api.github.com/c' },
      },
    };
  };

  /** Git's response to a call about branches, commits and files; undefined for other calls. */
  const fromGit = (rest: string, sent: FakeRequest): Answer | undefined => {
    const { method, url } = sent;
    const body = parsedBody(sent);
    const [, what = '', name = ''] = /^\/(git\/[a-z]+|contents)(?:\/(.+))?$/.exec(rest) ?? [];
    const branch = name.replace(/^heads\//, '');
    switch (`${method} ${what}`) {
      case 'GET git/ref': {
        const sha = commitAt(`refs/heads/${branch}`);
        return sha === undefined ? notFound : { status: 200, body: refJson(branch, sha) };
      }
      case 'GET git/commits': {
        const sha = ask(['rev-parse', '--verify', '--quiet', `${name}^{tree}`]);
        if (sha === undefined) return notFound;
        const tree = { sha, url: 'https://api.github.com/t' };
        return {
          status: 200,
          body: like('GET', '/repos/{owner}/{repo}/git/commits/{commit_sha}', 200, { tree }),
        };
      }
      case 'GET git/trees': {
        const tree = (ask(['ls-tree', name]) ?? '').split('\n').map((line) => {
          const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.+)$/.exec(line) ?? [];
          return { path, mode, type, sha };
        });
        return { status: 200, body: { sha: name, truncated: false, tree } };
      }
      case 'POST git/trees':
        return makeTree(body);
      case 'POST git/commits':
        return makeCommit(body);
      case 'POST git/refs':
        return moveBranch(String(body['ref']).replace('refs/heads/', ''), body, true);
      case 'PATCH git/refs':
        return moveBranch(branch, body, false);
      case 'GET contents':
        return fileAt(url.searchParams.get('ref') ?? repository.defaultBranch, name);
      default:
        return undefined;
    }
  };

  /** Adds the tip of its branch and whether Git can merge it. */
  const withGit = (answer: Answer): Answer => {
    const body = answer.body as
      | { head?: Json & { ref: string }; base?: { ref: string } }
      | undefined;
    if (!body?.head || !body.base) return answer;
    const [head, base] = [`refs/heads/${body.head.ref}`, `refs/heads/${body.base.ref}`];
    const mergeable = ask(['merge-tree', '--write-tree', base, head]) !== undefined;
    return { ...answer, body: { ...body, head: { ...body.head, sha: commitAt(head) }, mergeable } };
  };

  return {
    origin: fake.origin,
    complaints: fake.complaints,
    answer: (sent) => {
      const { pathname } = sent.url;
      const rest = pathname.startsWith(root) ? decodeURIComponent(pathname.slice(root.length)) : '';
      const known = fromGit(rest, sent);
      if (known === undefined) return withGit(fake.answer(sent));
      fake.complaints.push(
        ...protocol.complaints(sent.method, pathname, parsedBody(sent), known.status, known.body),
      );
      return known;
    },
  };
};
