// The archive URLs of two hosts, which are outside their APIs.
import { type Answer, archiveOf, type FakeHost, type Forge } from './forge.ts';

const at = (
  forge: Forge,
  origin: string,
  address: RegExp,
  mayHave: (authorization: string | undefined, token: string | null) => boolean,
): FakeHost => ({
  origin,
  complaints: [],
  answer: ({ url, headers }): Answer => {
    const [, fullName, commit = ''] = address.exec(url.pathname) ?? [];
    const repository = forge.repositories.find((each) => each.fullName === fullName);
    return repository && mayHave(headers['authorization'], url.searchParams.get('token'))
      ? archiveOf(repository, commit)
      : { status: 404 };
  },
});

/** GitHub's URL contains its own authorization: a client must not send the API token there. */
export const fakeCodeload = (forge: Forge) =>
  at(
    forge,
    'https://codeload.github.com',
    /^\/([^/]+\/[^/]+)\/legacy\.tar\.gz\/(\w+)$/,
    (authorization, token) => authorization === undefined && token === 'once',
  );

export const fakeBitbucketPages = (forge: Forge) =>
  at(
    forge,
    'https://bitbucket.org',
    /^\/([^/]+\/[^/]+)\/get\/(\w+)\.tar\.gz$/,
    (authorization) => authorization === `Bearer ${forge.token}`,
  );
