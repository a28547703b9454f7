// The product from the view of a pipeline or script: plain HTTP, without imports from the server.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Scan = {
  id: string;
  attributes: {
    status: 'queued' | 'running' | 'succeeded' | 'failed';
    counts: Record<
      'total' | 'new' | 'matched' | 'moved' | 'reopened' | 'fixed' | 'ignored' | 'components',
      number
    >;
    error: { code: string; message: string; pointer: string | null } | null;
  };
};

/** The attributes of a new repository besides its name. */
export type RepositoryFacts = {
  description?: string;
  priority?: 'critical' | 'high' | 'medium' | 'low';
  deals_with_confidential_data?: boolean;
  primary_purpose?: string;
  tags?: string[];
};

const minute = 60_000;

export class Client {
  readonly #base: string;
  #token: string | undefined;

  /** @param origin the product's origin, without a path */
  constructor(origin: string) {
    this.#base = `${origin}/v1`;
  }

  get token(): string {
    if (this.#token === undefined) throw new Error('Sign in first.');
    return this.#token;
  }

  async call<Answer>(method: string, where: string, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.#base + where, {
      method,
      headers: {
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }

  async signIn(username: string, password: string): Promise<void> {
    const { access_token } = await this.call<{ access_token: string }>('POST', '/login', {
      username,
      password,
    });
    this.#token = access_token;
  }

  /** @returns the ids of the new repositories, in the order of the request */
  async addRepositories(repositories: ReadonlyMap<string, RepositoryFacts>): Promise<string[]> {
    const data = [...repositories].map(([nickname, facts]) => ({
      nickname,
      branch: 'main',
      ...facts,
    }));
    const { data: created } = await this.call<{
      data: { id: string; attributes: { nickname: string } }[];
    }>('POST', '/create_repository_with_list', { source_control: 'manual', data });
    return [...repositories.keys()].map(
      (nickname) =>
        created.find((repository) => repository.attributes.nickname === nickname)?.id ?? '',
    );
  }

  /** @param tool the scanner as a hint; without it, the content decides */
  async upload(repository: string, file: string, tool = ''): Promise<Scan> {
    const form = new FormData();
    form.set('ext', path.extname(file).slice(1));
    form.set('tool', tool);
    form.set('branch', 'main');
    form.set('file', new Blob([readFileSync(file)]), path.basename(file));
    return (await this.call<{ data: Scan }>('POST', `/upload_scan/${repository}`, form)).data;
  }

  /** Waits until the scan has succeeded or failed. */
  async ended(scan: string): Promise<Scan> {
    for (const deadline = Date.now() + 2 * minute; Date.now() < deadline;) {
      const { data } = await this.call<{ data: Scan }>('GET', `/scans/${scan}`);
      if (data.attributes.status === 'succeeded' || data.attributes.status === 'failed')
        return data;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`Scan ${scan} has not ended after two minutes.`);
  }
}
