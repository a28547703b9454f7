import {
  type Answer,
  addLabels,
  askForReview,
  type FakeRequest,
  branchAt,
  branchOff,
  checksAt,
  checkUrlOf,
  commitOf,
  filesAt,
  type FakeCheck,
  type FakeHost,
  type FakePull,
  type FakeRepository,
  type Forge,
  hasConflict,
  hasOpenPull,
  idOf,
  openIssue,
  openPull,
  pageOf,
  parsedBody,
  setText,
  scopeHeaders,
  shaOf,
} from './forge.ts';
import { protocolOf } from './protocol.ts';

type Json = Record<string, unknown>;
type Entry = { path: string; content: string; mode: string };

/** A folder of the default branch; its SHA encodes its path. */
const folderOf = ({ branches, defaultBranch, executable }: FakeRepository, sha: string) => {
  const folder = Buffer.from(sha, 'hex').toString();
  const inside = [...(branches.get(defaultBranch)?.keys() ?? [])]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  return [...new Set(inside.map((path) => path.split('/')[0] ?? ''))].map((name) => {
    const isFolder = !inside.includes(name);
    const path = `${folder}${name}`;
    return {
      path: name,
      mode: isFolder ? '040000' : executable.has(`${defaultBranch}:${path}`) ? '100755' : '100644',
      type: isFolder ? 'tree' : 'blob',
      sha: Buffer.from(isFolder ? `${path}/` : path).toString('hex'),
    };
  });
};

const rootTree = shaOf('tree');

/** Responses for pull requests are the host's examples with the fake's state. */
export const fakeGithub = (forge: Forge): FakeHost => {
  const protocol = protocolOf('github', /\/commits\/\w+\/status$/);
  const checks = protocolOf('github-security');
  const complaints: string[] = [];
  const trees = new Map<string, Entry[]>();
  const commits = new Map<string, { files: Entry[]; message: string; base: string }>();
  const like = (method: string, template: string, status: number, changed: Json): Json => {
    const example = protocol.example(method, template, status);
    return { ...((Array.isArray(example) ? example[0] : example) as Json | undefined), ...changed };
  };
  const repositoryJson = (
    template: string,
    { fullName, isPrivate, defaultBranch }: FakeRepository,
  ): Json =>
    like('GET', template, 200, {
      id: idOf(fullName),
      name: fullName.split('/')[1],
      full_name: fullName,
      html_url: `https://github.com/${fullName}`,
      private: isPrivate,
      default_branch: defaultBranch,
      language: null,
      source: undefined,
      parent: undefined,
    });
  const example = protocol.example('GET', '/repos/{owner}/{repo}/pulls/{pull_number}', 200) as
    | { head: Json; base: Json }
    | undefined;
  const pullJson = (repository: FakeRepository, pull: FakePull): Json => {
    const { number, state, title, body, head, base } = pull;
    return like('GET', '/repos/{owner}/{repo}/pulls/{pull_number}', 200, {
      requested_teams: [],
      head: { ...example?.head, ref: head, sha: commitOf(repository, head) },
      base: { ...example?.base, ref: base, sha: commitOf(repository, base) },
      mergeable: !hasConflict(repository, pull),
      number,
      title,
      body,
      html_url: `https://github.com/${repository.fullName}/pull/${number}`,
      state: state === 'open' ? 'open' : 'closed',
      merged: state === 'merged',
      merged_at: state === 'merged' ? '2026-01-01T00:00:00Z' : null,
    });
  };
  const shortPull = (repository: FakeRepository, pull: FakePull): Json => {
    const {
      number,
      html_url: url,
      state,
      merged_at: merged,
      title,
      body,
    } = pullJson(repository, pull);
    return like('GET', '/repos/{owner}/{repo}/pulls', 200, {
      requested_teams: [],
      number,
      html_url: url,
      state,
      merged_at: merged,
      title,
      body,
    });
  };

  const runExample = (
    checks.example('GET', '/repos/{owner}/{repo}/commits/{ref}/check-runs', 200) as
      | { check_runs: Json[] }
      | undefined
  )?.check_runs[0];
  const runJson =
    ({ fullName }: FakeRepository, commit: string) =>
    ({ name, state }: FakeCheck): Json => ({
      ...runExample,
      name,
      head_sha: commit,
      status: state === 'pending' ? 'in_progress' : 'completed',
      conclusion: { pending: null, passing: 'success', failing: 'failure' }[state],
      html_url: checkUrlOf(fullName, name),
    });

  const ofRepository = (repository: FakeRepository, rest: string, sent: FakeRequest): Answer => {
    const {
      method,
      url: { searchParams },
    } = sent;
    const body = parsedBody(sent);
    const refName = /^\/git\/ref\/heads\/(.+)$/.exec(decodeURIComponent(rest))?.[1];
    if (rest === '')
      return { status: 200, body: repositoryJson('/repos/{owner}/{repo}', repository) };
    if (rest === '/branches')
      return {
        status: 200,
        body: pageOf([...repository.branches.keys()], searchParams, 'per_page').map((name) => ({
          name,
          protected: false,
          commit: { sha: commitOf(repository, name), url: 'https://api.github.com/commit' },
        })),
      };
    if (refName !== undefined) {
      const name = refName;
      return repository.branches.has(name)
        ? {
            status: 200,
            body: {
              ref: `refs/heads/${name}`,
              node_id: 'n',
              url: 'https://api.github.com/ref',
              object: {
                type: 'commit',
                sha: commitOf(repository, name),
                url: 'https://api.github.com/x',
              },
            },
          }
        : { status: 404, body: { message: 'Not Found' } };
    }
    if (rest.startsWith('/git/commits/'))
      return {
        status: 200,
        body: like('GET', '/repos/{owner}/{repo}/git/commits/{commit_sha}', 200, {
          tree: { sha: rootTree, url: 'https://api.github.com/t' },
        }),
      };
    if (rest.startsWith('/git/trees/')) {
      const sha = rest.slice('/git/trees/'.length);
      const all = filesAt(repository, decodeURIComponent(sha));
      if (searchParams.get('recursive') !== null && all)
        return {
          status: 200,
          body: {
            sha,
            truncated: false,
            tree: [...all.keys()].map((path) => ({ path, mode: '100644', type: 'blob', sha })),
          },
        };
      return {
        status: 200,
        body: { sha, truncated: false, tree: folderOf(repository, sha === rootTree ? '' : sha) },
      };
    }
    if (rest === '/git/trees') {
      const files = body['tree'] as Entry[];
      const sha = shaOf(JSON.stringify(files));
      trees.set(sha, files);
      return { status: 201, body: like('POST', '/repos/{owner}/{repo}/git/trees', 201, { sha }) };
    }
    const archived = /^\/tarball\/(\w+)$/.exec(rest)?.[1];
    if (archived !== undefined)
      return {
        status: 302,
        headers: {
          location: `https://codeload.github.com/${repository.fullName}/legacy.tar.gz/${archived}?token=once`,
        },
      };
    if (rest === '/git/commits') {
      const [parent] = body['parents'] as string[];
      const base = branchAt(repository, parent);
      if (base === undefined) return { status: 422, body: { message: 'Parent not found' } };
      const files = trees.get(String(body['tree'])) ?? [];
      // The content that the branch will have.
      const grown = new Map([
        ...(repository.branches.get(base) ?? []),
        ...files.map(({ path, content }) => [path, content] as const),
      ]);
      const sha = shaOf(JSON.stringify([...grown]));
      commits.set(sha, { files, message: String(body['message']), base });
      return { status: 201, body: like('POST', '/repos/{owner}/{repo}/git/commits', 201, { sha }) };
    }
    const moved = /^\/git\/refs\/heads\/(.+)$/.exec(decodeURIComponent(rest))?.[1];
    if (rest === '/git/refs' || moved !== undefined) {
      const name = moved ?? String(body['ref']).replace('refs/heads/', '');
      if (moved === undefined && repository.branches.has(name))
        return { status: 422, body: { message: 'Reference already exists' } };
      if (moved !== undefined && body['force'] !== true)
        return { status: 422, body: { message: 'Update is not a fast forward' } };
      const made = commits.get(String(body['sha']));
      if (!made) return { status: 422, body: { message: 'Object does not exist' } };
      branchOff(
        repository,
        made.base,
        name,
        made.files.map(({ path, content }) => [path, content] as const),
        made.message,
        new Map(made.files.map(({ path, mode }) => [path, mode])),
      );
      if (moved !== undefined)
        return {
          status: 200,
          body: like('PATCH', '/repos/{owner}/{repo}/git/refs/{ref}', 200, {
            ref: `refs/heads/${name}`,
          }),
        };
      return {
        status: 201,
        body: like('POST', '/repos/{owner}/{repo}/git/refs', 201, { ref: body['ref'] }),
      };
    }
    const checked = /^\/commits\/(\w+)\/(check-runs|status)$/.exec(rest);
    if (checked && repository.hidesChecks === true)
      return { status: 403, body: { message: 'Resource not accessible by personal access token' } };
    if (checked) {
      const [, commit = '', what] = checked;
      const rows = checksAt(repository, commit).filter(
        ({ kind }) => (kind === 'status') === (what === 'status'),
      );
      const page = pageOf(rows, searchParams, 'per_page');
      return {
        status: 200,
        body:
          what === 'status'
            ? {
                state: 'pending',
                sha: commit,
                total_count: rows.length,
                statuses: page.map(({ name, state }) => ({
                  context: name,
                  state: { pending: 'pending', passing: 'success', failing: 'error' }[state],
                  target_url: checkUrlOf(repository.fullName, name),
                })),
              }
            : { total_count: rows.length, check_runs: page.map(runJson(repository, commit)) },
      };
    }
    const blobSha = /^\/git\/blobs\/(\w+)$/.exec(rest)?.[1];
    if (blobSha !== undefined) {
      const text = [...(repository.branches.get(repository.defaultBranch)?.values() ?? [])].find(
        (each) => shaOf(each) === blobSha,
      );
      if (text === undefined) return { status: 404, body: { message: 'Not Found' } };
      return {
        status: 200,
        body: {
          content: Buffer.from(text).toString('base64'),
          encoding: 'base64',
          url: 'https://api.github.com/b',
          sha: blobSha,
          size: text.length,
          node_id: 'n',
        },
      };
    }
    if (rest.startsWith('/contents/')) {
      const path = decodeURIComponent(rest.slice('/contents/'.length));
      const text = filesAt(repository, searchParams.get('ref') ?? repository.defaultBranch)?.get(
        path,
      );
      if (text === undefined) return { status: 404, body: { message: 'Not Found' } };
      const isLarge = text.length > 1_048_576;
      return {
        status: 200,
        body: {
          type: 'file',
          encoding: isLarge ? 'none' : 'base64',
          size: text.length,
          name: path,
          path,
          content: isLarge ? '' : Buffer.from(text).toString('base64'),
          sha: shaOf(text),
          url: 'https://api.github.com/c',
          git_url: null,
          html_url: null,
          download_url: null,
          _links: { git: null, html: null, self: 'https://api.github.com/c' },
        },
      };
    }
    if (rest === '/pulls' && method === 'GET') {
      const head = searchParams.get('head')?.split(':')[1];
      return {
        status: 200,
        body: repository.pulls
          .filter((pull) => head === undefined || pull.head === head)
          .map((pull) => shortPull(repository, pull)),
      };
    }
    if (rest === '/pulls' && hasOpenPull(repository, body['head']))
      return {
        status: 422,
        body: {
          message: 'Validation Failed',
          documentation_url: 'https://docs.github.com/rest/pulls/pulls#create-a-pull-request',
        },
      };
    if (rest === '/pulls')
      return {
        status: 201,
        body: pullJson(
          repository,
          openPull(repository, {
            title: String(body['title']),
            body: String(body['body']),
            head: String(body['head']),
            base: String(body['base']),
            draft: body['draft'] === true,
          }),
        ),
      };
    const pull = repository.pulls.find(({ number }) => rest === `/pulls/${number}`);
    if (pull && method === 'PATCH' && body['state'] === 'closed') pull.state = 'closed';
    if (pull && method === 'PATCH') setText(pull, body['title'], body['body']);
    if (pull) return { status: 200, body: pullJson(repository, pull) };
    const commented = repository.pulls.find(({ number }) => rest === `/issues/${number}/comments`);
    if (commented) {
      commented.comments.push(String(body['body']));
      return {
        status: 201,
        body: like('POST', '/repos/{owner}/{repo}/issues/{issue_number}/comments', 201, {
          body: String(body['body']),
        }),
      };
    }
    const reviewed = repository.pulls.find(
      ({ number }) => rest === `/pulls/${number}/requested_reviewers`,
    );
    if (reviewed && !askForReview(forge, reviewed, body))
      return {
        status: 422,
        body: { message: 'Reviews may only be requested from collaborators.' },
      };
    if (reviewed)
      return {
        status: 201,
        body: like('POST', '/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', 201, {
          requested_teams: [],
          number: reviewed.number,
        }),
      };
    const labelled = repository.pulls.find(({ number }) => rest === `/issues/${number}/labels`);
    if (labelled) {
      addLabels(repository, labelled, body['labels'] as string[]);
      const template = '/repos/{owner}/{repo}/issues/{issue_number}/labels';
      return {
        status: 200,
        body: labelled.labels?.map((name) => like('POST', template, 200, { name })),
      };
    }
    const issueJson = ({
      number,
      title,
      body: text,
    }: {
      number: number;
      title: string;
      body: string;
    }) => {
      const { pull_request: _pull, ...issue } = like('GET', '/repos/{owner}/{repo}/issues', 200, {
        number,
        title,
        body: text,
        html_url: `https://github.com/${repository.fullName}/issues/${number}`,
      });
      return issue;
    };
    if (rest === '/issues' && method === 'GET')
      return { status: 200, body: repository.issues.map(issueJson) };
    if (rest === '/issues')
      return {
        status: 201,
        body: issueJson(
          openIssue(repository, { title: String(body['title']), body: String(body['body']) }),
        ),
      };
    return { status: 404, body: { message: 'Not Found' } };
  };

  const answerOf = (sent: FakeRequest): Answer => {
    const {
      url: { pathname, searchParams },
      headers,
    } = sent;
    if (headers['authorization'] !== `Bearer ${forge.token}`)
      return { status: 401, body: { message: 'Bad credentials' } };
    if (pathname === '/user')
      return {
        status: 200,
        body: like('GET', '/user', 200, { login: forge.login }),
        headers: scopeHeaders(forge),
      };
    if (pathname === '/user/orgs')
      return { status: 200, body: [like('GET', '/user/orgs', 200, { login: 'acme' })] };
    if (pathname === '/user/repos') {
      const last = Math.ceil(
        forge.repositories.length / Number(searchParams.get('per_page') ?? 30),
      );
      return {
        status: 200,
        body: pageOf(forge.repositories, searchParams, 'per_page').map((repository) =>
          repositoryJson('/user/repos', repository),
        ),
        ...(Number(searchParams.get('page')) < last && {
          headers: {
            link: `<https://api.github.com/user/repos?page=${last}&per_page=1>; rel="last"`,
          },
        }),
      };
    }
    const repository = forge.repositories.find(
      ({ fullName }) =>
        pathname === `/repos/${fullName}` || pathname.startsWith(`/repos/${fullName}/`),
    );
    return repository
      ? ofRepository(repository, pathname.slice(`/repos/${repository.fullName}`.length), sent)
      : { status: 404, body: { message: 'Not Found' } };
  };
  return {
    origin: 'https://api.github.com',
    complaints,
    answer: (sent) => {
      const answer = answerOf(sent);
      const described = sent.url.pathname.endsWith('/check-runs') ? checks : protocol;
      complaints.push(
        ...described.complaints(
          sent.method,
          sent.url.pathname,
          sent.body === undefined ? undefined : parsedBody(sent),
          answer.status,
          answer.body,
        ),
      );
      return answer;
    },
  };
};
