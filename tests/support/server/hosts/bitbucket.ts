import {
  type Answer,
  type FakeRequest,
  branchAt,
  branchOff,
  checksAt,
  checkUrlOf,
  commitOf,
  filesAt,
  type FakeHost,
  type FakePull,
  type FakeRepository,
  type Forge,
  openIssue,
  openPull,
  parsedBody,
  setText,
  scopeHeaders,
} from './forge.ts';
import { protocolOf } from './protocol.ts';

const api = 'https://api.bitbucket.org';

export const fakeBitbucket = (forge: Forge): FakeHost => {
  const protocol = protocolOf('bitbucket', /\/commit\/\w+\/statuses$/);
  const complaints: string[] = [];
  const href = (path: string) => ({ html: { href: `https://bitbucket.org/${path}` } });
  const repositoryJson = ({ fullName, isPrivate, defaultBranch }: FakeRepository) => ({
    type: 'repository',
    uuid: `{${fullName}}`,
    name: fullName.split('/')[1],
    full_name: fullName,
    is_private: isPrivate,
    links: href(fullName),
    mainbranch: { type: 'branch', name: defaultBranch },
  });
  const personJson = (name: string) => ({
    type: 'user',
    uuid: `{${name}}`,
    nickname: name,
    display_name: name,
  });
  const pullJson = (
    repository: FakeRepository,
    { number, title, body, state, head, base, reviewers = [] }: FakePull,
  ) => ({
    type: 'pullrequest',
    id: number,
    title,
    summary: { raw: body, markup: 'markdown', html: '' },
    reviewers: reviewers.map(personJson),
    state: { open: 'OPEN', merged: 'MERGED', closed: 'DECLINED' }[state],
    links: href(`${repository.fullName}/pull-requests/${number}`),
    // Commits are abbreviated here.
    source: {
      branch: { name: head },
      commit: { hash: commitOf(repository, head).slice(0, 12) },
    },
    destination: { branch: { name: base } },
  });

  /** One row per page, so that a client must follow the pages of every list. */
  const paged = (sent: FakeRequest, rows: readonly unknown[]): Answer => {
    const page = Number(sent.url.searchParams.get('page') ?? 1);
    const next = new URL(sent.url);
    next.searchParams.set('page', String(page + 1));
    return {
      status: 200,
      body: { values: rows.slice(page - 1, page), ...(page < rows.length && { next: next.href }) },
    };
  };

  const ofRepository = (repository: FakeRepository, rest: string, sent: FakeRequest): Answer => {
    const {
      method,
      url: { searchParams },
    } = sent;
    const body = parsedBody(sent);
    const branchJson = (name: string) => ({
      type: 'branch',
      name,
      target: { type: 'commit', hash: commitOf(repository, name) },
    });
    const branch = /^\/refs\/branches\/(.+)$/.exec(rest)?.[1];
    const [, listed] = /^\/src\/(\w+)\/$/.exec(rest) ?? [];
    const [, commit, file] = /^\/src\/([^/]+)\/(.+)$/.exec(rest) ?? [];
    if (rest === '') return { status: 200, body: repositoryJson(repository) };
    if (rest === '/refs/branches')
      return paged(sent, [...repository.branches.keys()].map(branchJson));
    if (branch !== undefined && method === 'DELETE') {
      const isGone = repository.branches.delete(decodeURIComponent(branch));
      return isGone
        ? { status: 204 }
        : { status: 404, body: { type: 'error', error: { message: 'No such branch' } } };
    }
    const [, checked] = /^\/commit\/(\w+)\/statuses$/.exec(rest) ?? [];
    if (checked !== undefined && repository.hidesChecks === true)
      return {
        status: 403,
        body: { type: 'error', error: { message: 'Your credentials lack a privilege scope.' } },
      };
    if (checked !== undefined)
      return paged(
        sent,
        checksAt(repository, checked).map(({ name, state }) => ({
          type: 'build',
          key: name,
          name,
          state: { pending: 'INPROGRESS', passing: 'SUCCESSFUL', failing: 'FAILED' }[state],
          url: checkUrlOf(repository.fullName, name),
        })),
      );
    if (branch !== undefined)
      return repository.branches.has(decodeURIComponent(branch))
        ? { status: 200, body: branchJson(decodeURIComponent(branch)) }
        : { status: 404, body: { type: 'error', error: { message: 'No such branch' } } };
    if (listed !== undefined)
      return paged(
        sent,
        [...(filesAt(repository, listed)?.keys() ?? [])].map((path) => ({
          type: 'commit_file',
          path,
        })),
      );
    if (commit !== undefined && file !== undefined) {
      const name =
        [...repository.branches.keys()].find((each) => commitOf(repository, each) === commit) ?? '';
      const text = repository.branches.get(name)?.get(decodeURIComponent(file));
      return text === undefined
        ? { status: 404, body: { type: 'error', error: { message: 'No such file' } } }
        : { status: 200, body: text };
    }
    if (rest === '/src' && method === 'POST') {
      const form = new URLSearchParams(sent.body);
      const files = [...form]
        .filter(([name]) => name.startsWith('/'))
        .map(([name, text]): [string, string] => [name.slice(1), text]);
      const name = form.get('branch') ?? '';
      const parent = form.get('parents');
      const from = branchAt(repository, parent);
      // An existing branch accepts a commit only at its tip.
      const isThere = repository.branches.has(name);
      if (from === undefined || (isThere && parent !== commitOf(repository, name)))
        return {
          status: 409,
          body: { type: 'error', error: { message: 'The branch has moved.' } },
        };
      branchOff(repository, from, name, files, form.get('message') ?? '');
      const commitPath = `/2.0/repositories/${repository.fullName}/commit/`;
      return {
        status: 201,
        headers: { location: `${api}${commitPath}${commitOf(repository, name)}` },
      };
    }
    if (rest === '/pullrequests' && method === 'GET') {
      const head = /source\.branch\.name="([^"]+)"/.exec(searchParams.get('q') ?? '')?.[1];
      return paged(
        sent,
        repository.pulls
          .filter((pull) => pull.head === head && pull.state !== 'closed')
          .map((pull) => pullJson(repository, pull)),
      );
    }
    if (rest === '/pullrequests') {
      const {
        source,
        destination,
        title,
        description,
        draft = false,
      } = body as {
        source: { branch: { name: string } };
        destination: { branch: { name: string } };
        title: string;
        description: string;
        draft?: boolean;
      };
      return {
        status: 201,
        body: pullJson(
          repository,
          openPull(repository, {
            title,
            body: description,
            head: source.branch.name,
            base: destination.branch.name,
            draft,
          }),
        ),
      };
    }
    const pull = repository.pulls.find(({ number }) => rest === `/pullrequests/${number}`);
    if (pull && method === 'PUT') {
      const { title, description, reviewers, source } = body as {
        title?: string;
        description?: string;
        reviewers?: { uuid: string }[];
        source?: { branch: { name: string } };
      };
      // An update without reviewers removes them.
      const names = (reviewers ?? []).map(({ uuid }) => uuid.replaceAll(/[{}]/g, ''));
      if (title === undefined || names.includes(forge.login))
        return {
          status: 400,
          body: {
            type: 'error',
            error: {
              message:
                title === undefined ? 'title is required' : 'The author cannot be a reviewer.',
            },
          },
        };
      pull.reviewers = names;
      setText(pull, title, description);
      if (source && repository.keepsBranches !== true) pull.head = source.branch.name;
      return { status: 200, body: pullJson(repository, pull) };
    }
    if (pull) return { status: 200, body: pullJson(repository, pull) };
    const [, numbered, act] = /^\/pullrequests\/(\d+)\/(decline|comments)$/.exec(rest) ?? [];
    const asked = repository.pulls.find(({ number }) => String(number) === numbered);
    if (asked && act === 'decline') {
      asked.state = 'closed';
      return { status: 200, body: pullJson(repository, asked) };
    }
    if (asked) {
      const { content } = body as { content: { raw: string } };
      asked.comments.push(content.raw);
      return { status: 201, body: { type: 'pullrequest_comment', id: 1, content } };
    }
    const issueJson = ({
      number,
      title,
      body: raw,
    }: {
      number: number;
      title: string;
      body: string;
    }) => ({
      type: 'issue',
      id: number,
      title,
      content: { raw },
      links: href(`${repository.fullName}/issues/${number}`),
    });
    if (rest === '/issues' && method === 'GET')
      return paged(sent, repository.issues.map(issueJson));
    if (rest === '/issues')
      return {
        status: 201,
        body: issueJson(
          openIssue(repository, {
            title: String(body['title']),
            body: (body['content'] as { raw: string }).raw,
          }),
        ),
      };
    return { status: 404, body: { type: 'error', error: { message: 'Not found' } } };
  };

  const answerOf = (sent: FakeRequest): Answer => {
    const {
      url: { pathname, searchParams },
      headers,
    } = sent;
    const rest = pathname.slice('/2.0'.length);
    if (headers['authorization'] !== `Bearer ${forge.token}`)
      return {
        status: 401,
        body: { type: 'error', error: { message: 'Token is invalid or expired' } },
      };
    if (rest === '/user')
      return {
        status: 200,
        body: { type: 'user', username: forge.login, display_name: 'Bot' },
        headers: scopeHeaders(forge),
      };
    if (rest === '/user/workspaces')
      return paged(sent, [
        { workspace: { slug: 'acme', uuid: '{acme}' } },
        { workspace: { slug: 'empty', uuid: '{empty}' } },
      ]);
    if (rest === '/workspaces/acme/members')
      return paged(
        sent,
        [...forge.collaborators, forge.login].map((name) => ({
          type: 'workspace_membership',
          user: personJson(name),
        })),
      );
    const [, workspace] = /^\/repositories\/([^/]+)$/.exec(rest) ?? [];
    if (workspace !== undefined) {
      const part = /name~"([^"]+)"/.exec(searchParams.get('q') ?? '')?.[1] ?? '';
      return paged(
        sent,
        forge.repositories
          .filter(({ fullName }) => fullName.startsWith(`${workspace}/`) && fullName.includes(part))
          .map(repositoryJson),
      );
    }
    const repository = forge.repositories.find(
      ({ fullName }) =>
        rest === `/repositories/${fullName}` || rest.startsWith(`/repositories/${fullName}/`),
    );
    return repository
      ? ofRepository(repository, rest.slice(`/repositories/${repository.fullName}`.length), sent)
      : { status: 404, body: { type: 'error', error: { message: 'Not found' } } };
  };
  return {
    origin: api,
    complaints,
    answer: (sent) => {
      const answer = answerOf(sent);
      const isJson = sent.body?.startsWith('{') ?? false;
      complaints.push(
        ...protocol.complaints(
          sent.method,
          sent.url.pathname,
          isJson ? parsedBody(sent) : undefined,
          answer.status,
          answer.body,
        ),
      );
      return answer;
    },
  };
};
