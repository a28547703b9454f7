import {
  type Answer,
  addLabels,
  archiveOf,
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

const at = '2026-01-01T00:00:00.000Z';

export const fakeGitlab = (forge: Forge, origin = 'https://gitlab.com'): FakeHost => {
  const protocol = protocolOf('gitlab', /\/(?:pipelines|statuses)$/);
  const complaints: string[] = [];
  const author = {
    id: 1,
    username: forge.login,
    name: forge.login,
    state: 'active',
    locked: false,
    avatar_url: `${origin}/a.png`,
    web_url: `${origin}/${forge.login}`,
  };
  const personJson = (username: string) => ({
    ...author,
    id: forge.collaborators.indexOf(username) + 100,
    username,
    name: username,
  });
  const projectJson = ({ fullName, isPrivate, defaultBranch }: FakeRepository) => ({
    id: idOf(fullName),
    description: null,
    name: fullName.split('/').at(-1),
    name_with_namespace: fullName,
    path: fullName.split('/').at(-1),
    path_with_namespace: fullName,
    created_at: at,
    default_branch: defaultBranch,
    tag_list: [],
    topics: [],
    ssh_url_to_repo: `git@gitlab.com:${fullName}.git`,
    http_url_to_repo: `${origin}/${fullName}.git`,
    web_url: `${origin}/${fullName}`,
    readme_url: `${origin}/r`,
    avatar_url: `${origin}/a.png`,
    forks_count: 0,
    star_count: 0,
    last_activity_at: at,
    visibility: isPrivate ? 'private' : 'public',
    namespace: {
      id: 1,
      name: 'acme',
      path: 'acme',
      kind: 'group',
      full_path: 'acme',
      parent_id: null,
      avatar_url: `${origin}/a.png`,
      web_url: `${origin}/acme`,
    },
  });
  const mergeJson = (
    repository: FakeRepository,
    { number, title, body, head, base, state, labels = [], reviewers = [] }: FakePull,
  ) => ({
    id: 1000 + number,
    iid: number,
    project_id: 1,
    title,
    description: body,
    state: state === 'open' ? 'opened' : state,
    created_at: at,
    updated_at: at,
    source_branch: head,
    target_branch: base,
    web_url: `${origin}/${repository.fullName}/-/merge_requests/${number}`,
    author,
    assignees: [],
    reviewers: reviewers.map(personJson),
    source_project_id: 1,
    target_project_id: 1,
    labels,
    draft: false,
    work_in_progress: false,
    milestone: null,
    merge_when_pipeline_succeeds: false,
    merge_status: 'can_be_merged',
    detailed_merge_status: 'mergeable',
    sha: commitOf(repository, head),
    merge_commit_sha: null,
    squash_commit_sha: null,
    user_notes_count: 0,
    upvotes: 0,
    downvotes: 0,
    has_conflicts: hasConflict(repository, { head, base }),
    references: {
      short: `!${number}`,
      relative: `!${number}`,
      full: `${repository.fullName}!${number}`,
    },
    merged_at: null,
    closed_at: null,
    squash: false,
  });

  const ofProject = (repository: FakeRepository, rest: string, sent: FakeRequest): Answer => {
    const {
      method,
      url: { searchParams },
    } = sent;
    const body = parsedBody(sent);
    const branchJson = (name: string) => ({
      name,
      merged: false,
      protected: false,
      default: name === repository.defaultBranch,
      developers_can_push: false,
      developers_can_merge: false,
      can_push: true,
      web_url: `${origin}/b`,
      commit: commitJson(commitOf(repository, name), 'm'),
    });
    const branch = /^\/repository\/branches\/(.+)$/.exec(rest)?.[1];
    const file = /^\/repository\/files\/(.+)$/.exec(rest)?.[1];
    if (rest === '') return { status: 200, body: projectJson(repository) };
    if (rest === '/repository/branches')
      return {
        status: 200,
        body: pageOf([...repository.branches.keys()], searchParams, 'per_page').map(branchJson),
        headers: { 'x-total': String(repository.branches.size) },
      };
    if (branch !== undefined)
      return repository.branches.has(decodeURIComponent(branch))
        ? { status: 200, body: branchJson(decodeURIComponent(branch)) }
        : { status: 404, body: { message: '404 Branch Not Found' } };
    if (file !== undefined) {
      const name = decodeURIComponent(file);
      const text = filesAt(repository, searchParams.get('ref') ?? '')?.get(name);
      if (text === undefined) return { status: 404, body: { message: '404 File Not Found' } };
      return {
        status: 200,
        body: {
          file_name: name,
          file_path: name,
          size: text.length,
          encoding: 'base64',
          content: Buffer.from(text).toString('base64'),
          content_sha256: shaOf(text),
          ref: 'main',
          blob_id: shaOf(text),
          commit_id: shaOf(text),
          last_commit_id: shaOf(text),
          execute_filemode: false,
        },
      };
    }
    if (rest === '/repository/tree')
      return {
        status: 200,
        body: pageOf(
          [...(filesAt(repository, searchParams.get('ref') ?? '')?.keys() ?? [])],
          searchParams,
          'per_page',
        ).map((path) => ({
          id: shaOf(path),
          name: path.split('/').at(-1),
          type: 'blob',
          path,
          mode: '100644',
        })),
      };
    if (rest === '/repository/archive.tar.gz')
      return archiveOf(repository, searchParams.get('sha') ?? '');
    if (rest === '/repository/commits') {
      const name = String(body['branch']);
      const { start_branch: into } = body as { start_branch?: string };
      const start = into ?? branchAt(repository, body['start_sha']);
      if (repository.branches.has(name) && body['force'] !== true)
        return { status: 400, body: { message: `A branch called '${name}' already exists` } };
      if (start === undefined) return { status: 400, body: { message: 'Cannot find start_sha' } };
      const actions = body['actions'] as { action: string; file_path: string; content: string }[];
      branchOff(
        repository,
        start,
        name,
        actions.map(({ file_path: path, content }): [string, string] => [path, content]),
        String(body['commit_message']),
      );
      return {
        status: 201,
        body: commitJson(commitOf(repository, name), String(body['commit_message'])),
      };
    }
    const [, piped] = /^\/merge_requests\/(\d+)\/pipelines$/.exec(rest) ?? [];
    const [, checked = ''] = /^\/repository\/commits\/(\w+)\/statuses$/.exec(rest) ?? [];
    if ((piped !== undefined || checked !== '') && repository.hidesChecks === true)
      return { status: 403, body: { message: '403 Forbidden' } };
    if (piped !== undefined) {
      const asked = repository.pulls.find(({ number }) => String(number) === piped);
      const states = (asked?.checks ?? []).map(({ state }) => state);
      const status = states.includes('failing')
        ? 'failed'
        : states.includes('pending')
          ? 'running'
          : 'success';
      const sha = commitOf(repository, asked?.head ?? '');
      const pipeline = { id: 7, ref: asked?.head, web_url: `${origin}/p/7` };
      // The host also returns the one of an earlier commit.
      return {
        status: 200,
        body: [
          ...(states.length > 0 ? [{ ...pipeline, sha, status }] : []),
          { ...pipeline, id: 6, sha: shaOf('earlier'), status: 'failed' },
        ],
      };
    }
    if (checked !== '')
      return {
        status: 200,
        body: pageOf(checksAt(repository, checked), searchParams, 'per_page').map(
          ({ name, state }) => ({
            name,
            status: { pending: 'running', passing: 'success', failing: 'failed' }[state],
            allow_failure: name.startsWith('optional'),
            target_url: checkUrlOf(repository.fullName, name),
          }),
        ),
      };
    if (rest === '/merge_requests' && method === 'GET')
      return {
        status: 200,
        body: repository.pulls
          .filter(
            ({ head }) =>
              searchParams.get('source_branch') === null ||
              head === searchParams.get('source_branch'),
          )
          .map((pull) => mergeJson(repository, pull)),
      };
    if (rest === '/merge_requests' && hasOpenPull(repository, body['source_branch']))
      return {
        status: 409,
        body: { message: ['Another open merge request already exists for this source branch'] },
      };
    if (rest === '/merge_requests')
      return {
        status: 201,
        body: mergeJson(
          repository,
          openPull(repository, {
            title: String(body['title']),
            body: String(body['description']),
            head: String(body['source_branch']),
            base: String(body['target_branch']),
          }),
        ),
      };
    const pull = repository.pulls.find(({ number }) => rest === `/merge_requests/${number}`);
    if (pull && method === 'PUT' && body['state_event'] === 'close') pull.state = 'closed';
    if (pull && method === 'PUT') setText(pull, body['title'], body['description']);
    // Without a paid plan, only the first one counts.
    if (pull && method === 'PUT' && Array.isArray(body['reviewer_ids']))
      pull.reviewers = body['reviewer_ids']
        .map((id) => forge.collaborators[Number(id) - 100] ?? '')
        .slice(0, 1);
    if (pull && method === 'PUT' && typeof body['add_labels'] === 'string')
      addLabels(repository, pull, body['add_labels'].split(','));
    if (pull) return { status: 200, body: mergeJson(repository, pull) };
    const commented = repository.pulls.find(
      ({ number }) => rest === `/merge_requests/${number}/notes`,
    );
    if (commented) {
      commented.comments.push(String(body['body']));
      return { status: 201, body: { id: 1, body: String(body['body']), created_at: at } };
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
      id: 2000 + number,
      iid: number,
      project_id: 1,
      title,
      description: text,
      state: 'opened',
      created_at: at,
      updated_at: at,
      closed_at: null,
      closed_by: null,
      labels: [],
      milestone: null,
      assignees: [],
      author,
      type: 'ISSUE',
      issue_type: 'issue',
      user_notes_count: 0,
      upvotes: 0,
      downvotes: 0,
      due_date: null,
      confidential: false,
      discussion_locked: null,
      web_url: `${origin}/${repository.fullName}/-/issues/${number}`,
      references: {
        short: `#${number}`,
        relative: `#${number}`,
        full: `${repository.fullName}#${number}`,
      },
    });
    if (rest === '/issues' && method === 'GET')
      return { status: 200, body: repository.issues.map(issueJson) };
    if (rest === '/issues')
      return {
        status: 201,
        body: issueJson(
          openIssue(repository, {
            title: String(body['title']),
            body: String(body['description']),
          }),
        ),
      };
    return { status: 404, body: { message: '404 Not found' } };
  };

  const answerOf = (sent: FakeRequest): Answer => {
    const {
      url: { pathname, searchParams },
      headers,
    } = sent;
    const rest = pathname.slice('/api/v4'.length);
    if (headers['authorization'] !== `Bearer ${forge.token}`)
      return { status: 401, body: { message: '401 Unauthorized' } };
    if (rest === '/personal_access_tokens/self')
      return forge.scopes
        ? {
            status: 200,
            body: { id: 4, name: 'Parapet', revoked: false, active: true, scopes: forge.scopes },
          }
        : { status: 404, body: { message: '404 Not found' } };
    if (rest === '/user')
      return {
        status: 200,
        body: { ...author, created_at: at, bio: '', email: 'bot@acme.example' },
      };
    if (rest === '/users')
      return {
        status: 200,
        body: forge.collaborators
          .filter((name) => name === searchParams.get('username'))
          .map(personJson),
      };
    if (rest === '/groups')
      return {
        status: 200,
        body: [
          {
            id: 1,
            name: 'acme',
            path: 'acme',
            description: '',
            visibility: 'private',
            avatar_url: `${origin}/a.png`,
            web_url: `${origin}/groups/acme`,
            full_name: 'acme',
            full_path: 'acme',
            parent_id: null,
            created_at: at,
          },
        ],
      };
    if (rest === '/projects') {
      const found = forge.repositories.filter(({ fullName }) =>
        fullName.includes(searchParams.get('search') ?? ''),
      );
      return {
        status: 200,
        body: pageOf(found, searchParams, 'per_page').map(projectJson),
        headers: { 'x-total': String(found.length) },
      };
    }
    const [, id = ''] = /^\/projects\/([^/]+)/.exec(rest) ?? [];
    const repository = forge.repositories.find(
      ({ fullName }) => fullName === decodeURIComponent(id),
    );
    return repository
      ? ofProject(repository, rest.slice(`/projects/${id}`.length), sent)
      : { status: 404, body: { message: '404 Project Not Found' } };
  };
  return {
    origin,
    complaints,
    answer: (sent) => {
      const answer = answerOf(sent);
      // Not part of the description.
      if (sent.url.pathname === '/api/v4/users') return answer;
      // The description has the archive's path without the file extension.
      complaints.push(
        ...protocol.complaints(
          sent.method,
          sent.url.pathname.replace(/\/archive\.tar\.gz$/, '/archive'),
          sent.body === undefined ? undefined : parsedBody(sent),
          answer.status,
          Buffer.isBuffer(answer.body) ? '' : answer.body,
        ),
      );
      return answer;
    },
  };
};

const commitJson = (sha: string, message: string) => ({
  id: sha,
  short_id: sha.slice(0, 8),
  created_at: at,
  parent_ids: [],
  title: message.split('\n')[0],
  message,
  author_name: 'bot',
  author_email: 'bot@acme.example',
  authored_date: at,
  committer_name: 'bot',
  committer_email: 'bot@acme.example',
  committed_date: at,
  web_url: 'https://gitlab.com/commit',
  trailers: {},
  extended_trailers: {},
});
