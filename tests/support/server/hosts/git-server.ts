// Serves a fake host's branches as commits of a bare repository over HTTP, through Git's
// `http-backend`.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FakeRepository } from './forge.ts';

export type GitServer = {
  url: string;
  /** The distinct `Authorization` headers of requests. */
  authorizations: Set<string>;
  /** Copies the fake host's branches into the bare repository. */
  publish: () => void;
  /** Runs Git in the bare repository, with a separate index. */
  bare: (args: readonly string[], input?: string) => string;
  /** The file at a commit; undefined if it does not exist. */
  fileAt: (commit: string, path: string) => string | undefined;
  /** The files of a branch in the bare repository. */
  filesOf: (branch: string) => Map<string, string>;
  /** Runs Git in a folder as a user would; meanwhile the server can respond. */
  git: (folder: string, ...args: string[]) => Promise<string>;
  close: () => void;
};

const run = promisify(execFile);

const identity = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@acme.example',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@acme.example',
};

const environmentOf = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  ...identity,
});

/** One request through CGI (RFC 3875): environment variables in, headers and a body out. */
const answer = (request: IncomingMessage, response: ServerResponse, root: string): void => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...environmentOf(root),
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      HTTP_GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_ADDR: '127.0.0.1',
      REMOTE_USER: 'ada',
    },
  });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.once('close', () => {
    const all = Buffer.concat(chunks);
    const end = all.indexOf('\r\n\r\n');
    const headers = all
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => /^([^:]+):\s*(.*)$/.exec(line))
      .flatMap((found) => (found?.[1] ? [[found[1].toLowerCase(), found[2] ?? ''] as const] : []));
    const status = headers.find(([name]) => name === 'status')?.[1];
    response.writeHead(
      Number.parseInt(status ?? '200', 10),
      Object.fromEntries(headers.filter(([name]) => name !== 'status')),
    );
    response.end(all.subarray(end + 4));
  });
};

export const startGitServer = async (repository: FakeRepository): Promise<GitServer> => {
  const root = mkdtempSync(path.join(tmpdir(), 'parapet-git-'));
  const bare = path.join(root, `${repository.fullName}.git`);
  const work = path.join(root, 'work');
  const inBare = (args: readonly string[], input = ''): string =>
    execFileSync('git', args, {
      cwd: bare,
      env: environmentOf(root),
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const git = (folder: string, ...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      env: environmentOf(root),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  mkdirSync(bare, { recursive: true });
  git(bare, 'init', '--quiet', '--bare', '--initial-branch', repository.defaultBranch);
  git(bare, 'config', 'http.receivepack', 'true');
  git(root, 'clone', '--quiet', bare, work);
  const commitFiles = (branch: string, files: ReadonlyMap<string, string>): void => {
    git(work, 'rm', '-r', '-f', '-q', '--ignore-unmatch', '.');
    for (const [name, text] of files) {
      mkdirSync(path.dirname(path.join(work, name)), { recursive: true });
      writeFileSync(path.join(work, name), text);
    }
    git(work, 'add', '--all');
    git(work, 'commit', '--quiet', '--allow-empty', '-m', `State of ${branch}`);
    git(work, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  };
  const publish = (): void => {
    const { defaultBranch, branches } = repository;
    const known = git(bare, 'branch', '--format=%(refname:short)').split('\n');
    if (!known.includes(defaultBranch)) {
      git(work, 'checkout', '--quiet', '-B', defaultBranch);
      commitFiles(defaultBranch, branches.get(defaultBranch) ?? new Map<string, string>());
    }
    for (const [branch, files] of branches) {
      if (known.includes(branch) || branch === defaultBranch) continue;
      git(work, 'checkout', '--quiet', '-B', branch, `origin/${defaultBranch}`);
      commitFiles(branch, files);
    }
  };
  const authorizations = new Set<string>();
  const server = createServer((request, response) => {
    if (request.headers.authorization) authorizations.add(request.headers.authorization);
    answer(request, response, root);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${repository.fullName}.git`,
    authorizations,
    publish,
    git: async (folder, ...args) =>
      (await run('git', args, { cwd: folder, env: environmentOf(root) })).stdout,
    bare: inBare,
    fileAt: (commit, file) => {
      try {
        return inBare(['show', `${commit}:${file}`]);
      } catch {
        return undefined;
      }
    },
    filesOf: (branch) =>
      new Map(
        git(bare, 'ls-tree', '-r', '--name-only', branch)
          .split('\n')
          .filter((name) => name !== '')
          .map((name) => [name, git(bare, 'show', `${branch}:${name}`)]),
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
