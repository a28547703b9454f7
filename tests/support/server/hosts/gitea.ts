import {
  type Answer,
  archiveOf,
  askForReview,
  type FakeRequest,
  branchOff,
  checksAt,
  checkUrlOf,
  commitOf,
  filesAt,
  type FakeHost,
  type FakePull,
  type FakeRepository,
  type Forge,
  hasConflict,
  idOf,
  openIssue,
  hasOpenPull,
  openPull,
  pageOf,
  parsedBody,
  setText,
  shaOf,
} from './forge.ts';
import { protocolOf } from './protocol.ts';

/** Calls that the description omits, which the fake validates itself. */
const checkedHere = /\/(?:labels|requested_reviewers)$/;

export const fakeGitea = (forge: Forge, origin = 'https://git.acme.example'): FakeHost => {
  const protocol = protocolOf('gitea', /\/commits\/\w+\/status$/);
  const complaints: string[] = [];
  const repositoryJson = ({ fullName, isPrivate, defaultBranch }: FakeRepository) => ({
    id: idOf(fullName),
    name: fullName.split('/')[1],
    full_name: fullName,
    html_url: `${origin}/${fullName}`,
    private: isPrivate,
    default_branch: defaultBranch,
    empty: false,
  });
  const pullJson = (
    repository: FakeRepository,
    { number, title, body, head, base, state }: FakePull,
  ) => ({
    id: number,
    number,
    title,
    body,
    html_url: `${origin}/${repository.fullName}/pulls/${number}`,
    state: state === 'open' ? 'open' : 'closed',
    merged: state === 'merged',
    mergeable: !hasConflict(repository, { head, base }) && !title.startsWith('WIP:'),
    head: { ref: head, label: head, sha: commitOf(repository, head) },
    base: { ref: base, label: base, sha: commitOf(repository, base) },
  });

  const commitFiles = (repository: FakeRepository, body: Record<string, unknown>): Answer => {
    const files = body['files'] as {
      operation: string;
      path: string;
      content: string;
      sha?: string;
    }[];
    const known = repository.branches.get(String(body['branch']));
    const mayReplace = body['force_push'] === true && repository.keepsBranches !== true;
    if (repository.branches.has(String(body['new_branch'])) && !mayReplace)
      return { status: 422, body: { message: 'branch already exists' } };
    const stale = files.some(({ operation, path, sha }) =>
      operation === 'update' ? sha !== shaOf(known?.get(path) ?? '') : known?.has(path) === true,
    );
    if (stale) return { status: 422, body: { message: 'sha does not match' } };
    branchOff(
      repository,
      String(body['branch']),
      String(body['new_branch']),
      files.map(({ path, content }): [string, string] => [
        path,
        Buffer.from(content, 'base64').toString(),
      ]),
      String(body['message']),
    );
    const sha = commitOf(repository, String(body['new_branch']));
    return { status: 201, body: { files: [], commit: { sha } } };
  };

  const ofRepository = (repository: FakeRepository, rest: string, sent: FakeRequest): Answer => {
    const {
      method,
      url: { searchParams },
    } = sent;
    const body = parsedBody(sent);
    const branch = /^\/branches\/(.+)$/.exec(rest)?.[1];
    const file = /^\/contents\/(.+)$/.exec(rest)?.[1];
    if (rest === '') return { status: 200, body: repositoryJson(repository) };
    if (rest === '/branches')
      return {
        status: 200,
        body: pageOf([...repository.branches.keys()], searchParams, 'limit').map((name) => ({
          name,
          commit: { id: commitOf(repository, name) },
        })),
        headers: { 'x-total-count': String(repository.branches.size) },
      };
    if (branch !== undefined)
      return repository.branches.has(decodeURIComponent(branch))
        ? {
            status: 200,
            body: {
              name: decodeURIComponent(branch),
              commit: { id: commitOf(repository, decodeURIComponent(branch)) },
            },
          }
        : { status: 404, body: { message: 'not found' } };
    if (file !== undefined) {
      const name = decodeURIComponent(file);
      const text = filesAt(repository, searchParams.get('ref') ?? '')?.get(name);
      return text === undefined
        ? { status: 404, body: { message: 'not found' } }
        : {
            status: 200,
            body: {
              type: 'file',
              name,
              path: name,
              size: text.length,
              sha: shaOf(text),
              encoding: 'base64',
              content: Buffer.from(text).toString('base64'),
            },
          };
    }
    const [, tree] = /^\/git\/trees\/(.+)$/.exec(rest) ?? [];
    if (tree !== undefined)
      return {
        status: 200,
        body: {
          sha: tree,
          truncated: false,
          tree: pageOf(
            [...(filesAt(repository, decodeURIComponent(tree))?.keys() ?? [])],
            searchParams,
            'per_page',
          ).map((path) => ({ path, type: 'blob', mode: '100644', sha: shaOf(path) })),
        },
      };
    const [, checked] = /^\/commits\/(\w+)\/status$/.exec(rest) ?? [];
    if (checked !== undefined && repository.hidesChecks === true)
      return {
        status: 403,
        body: { message: 'token does not have at least one of required scope(s)' },
      };
    if (checked !== undefined) {
      const rows = checksAt(repository, checked);
      const page = pageOf(rows, searchParams, 'limit').map(({ name, state }) => ({
        context: name,
        status: { pending: 'pending', passing: 'success', failing: 'failure' }[state],
        target_url: checkUrlOf(repository.fullName, name),
      }));
      return {
        status: 200,
        body: {
          // Only for this page, as in some versions.
          state: page[0]?.status ?? '',
          sha: checked,
          total_count: rows.length,
          statuses: page.length === 0 ? null : page,
        },
      };
    }
    const archived = /^\/archive\/(\w+)\.tar\.gz$/.exec(rest)?.[1];
    if (archived !== undefined) return archiveOf(repository, archived);
    if (rest === '/contents') return commitFiles(repository, body);
    if (rest === '/pulls' && method === 'GET')
      return { status: 200, body: repository.pulls.map((pull) => pullJson(repository, pull)) };
    if (rest === '/pulls' && hasOpenPull(repository, body['head']))
      return { status: 409, body: { message: 'pull request already exists for these targets' } };
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
          }),
        ),
      };
    const pull = repository.pulls.find(({ number }) => rest === `/pulls/${number}`);
    if (pull && method === 'PATCH') {
      setText(pull, body['title'], body['body']);
      if (body['state'] === 'closed') pull.state = 'closed';
      return { status: 201, body: pullJson(repository, pull) };
    }
    if (pull) return { status: 200, body: pullJson(repository, pull) };
    const commented = repository.pulls.find(({ number }) => rest === `/issues/${number}/comments`);
    if (commented) {
      commented.comments.push(String(body['body']));
      return { status: 201, body: { id: 1, body: String(body['body']) } };
    }
    const labelJson = (name: string) => ({
      id: repository.labels.indexOf(name) + 1,
      name,
      color: '3b6fb6',
    });
    if (rest === '/labels' && method === 'GET')
      return {
        status: 200,
        body: pageOf(repository.labels, searchParams, 'limit').map(labelJson),
      };
    if (rest === '/labels') {
      if (typeof body['name'] !== 'string' || !/^#[0-9a-f]{6}$/.test(String(body['color'])))
        return { status: 422, body: { message: 'a label has a name and a color' } };
      repository.labels.push(body['name']);
      return { status: 201, body: labelJson(body['name']) };
    }
    const reviewed = repository.pulls.find(
      ({ number }) => rest === `/pulls/${number}/requested_reviewers`,
    );
    if (reviewed)
      return askForReview(forge, reviewed, body)
        ? { status: 201, body: [] }
        : { status: 422, body: { message: 'poster of pr cannot be reviewer' } };
    const labelled = repository.pulls.find(({ number }) => rest === `/issues/${number}/labels`);
    if (labelled) {
      const names = (body['labels'] as unknown[]).map((id) => repository.labels[Number(id) - 1]);
      if (names.includes(undefined)) return { status: 404, body: { message: 'no such label' } };
      labelled.labels = names.flatMap((name) => name ?? []);
      return { status: 200, body: labelled.labels.map(labelJson) };
    }
    const issueJson = ({
      number,
      title,
      body: text,
    }: {
      number: number;
      title: string;
      body: string;
    }) => ({
      id: number,
      number,
      title,
      body: text,
      html_url: `${origin}/${repository.fullName}/issues/${number}`,
      state: 'open',
    });
    if (rest === '/issues' && method === 'GET')
      return { status: 200, body: repository.issues.map(issueJson) };
    if (rest === '/issues')
      return {
        status: 201,
        body: issueJson(
          openIssue(repository, { title: String(body['title']), body: String(body['body']) }),
        ),
      };
    return { status: 404, body: { message: 'not found' } };
  };

  const answerOf = (sent: FakeRequest): Answer => {
    const {
      url: { pathname, searchParams },
      headers,
    } = sent;
    const rest = pathname.slice('/api/v1'.length);
    if (headers['authorization'] !== `token ${forge.token}`)
      return { status: 401, body: { message: 'token is required' } };
    if (rest === '/user') return { status: 200, body: { id: 1, login: forge.login } };
    if (rest === '/user/orgs')
      return { status: 200, body: [{ id: 1, username: 'acme', name: 'acme' }] };
    if (rest === '/repos/search') {
      const found = forge.repositories.filter(({ fullName }) =>
        fullName.includes(searchParams.get('q') ?? ''),
      );
      return {
        status: 200,
        body: { ok: true, data: pageOf(found, searchParams, 'limit').map(repositoryJson) },
        headers: { 'x-total-count': String(found.length) },
      };
    }
    if (rest === '/orgs/acme/labels') return { status: 200, body: [] };
    const repository = forge.repositories.find(
      ({ fullName }) => rest === `/repos/${fullName}` || rest.startsWith(`/repos/${fullName}/`),
    );
    return repository
      ? ofRepository(repository, rest.slice(`/repos/${repository.fullName}`.length), sent)
      : { status: 404, body: { message: 'not found' } };
  };
  return {
    origin,
    complaints,
    answer: (sent) => {
      const answer = answerOf(sent);
      if (checkedHere.test(sent.url.pathname)) return answer;
      complaints.push(
        ...protocol.complaints(
          sent.method,
          sent.url.pathname,
          sent.body === undefined ? undefined : parsedBody(sent),
          answer.status,
          Buffer.isBuffer(answer.body) ? '' : answer.body,
        ),
      );
      return answer;
    },
  };
};
