// How each source host signs an event, and names the event and its delivery.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GitHost } from '../source-hosts/index.ts';

export type HeaderReader = (name: string) => string | undefined;

const equal = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const hmac = (secret: string, rawBody: string): string =>
  createHmac('sha256', secret).update(rawBody, 'utf8').digest('hex');

type Manner = {
  /** Header names, in lower case. */
  proof: string;
  event: string;
  delivery: string;
  expected: (secret: string, rawBody: string) => string;
  /** Events after which the repository or its pull requests may have changed. */
  concerns: RegExp;
};

/**
 * https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries ·
 * https://docs.gitlab.com/user/project/integrations/webhooks/ (it sends the secret itself) ·
 * https://docs.gitea.com/usage/webhooks ·
 * https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/
 */
const manners: Readonly<Record<GitHost, Manner>> = {
  github: {
    proof: 'x-hub-signature-256',
    event: 'x-github-event',
    delivery: 'x-github-delivery',
    expected: (secret, rawBody) => `sha256=${hmac(secret, rawBody)}`,
    concerns: /^(?:push|pull_request)$/,
  },
  gitlab: {
    proof: 'x-gitlab-token',
    event: 'x-gitlab-event',
    delivery: 'x-gitlab-event-uuid',
    expected: (secret) => secret,
    concerns: /^(?:Push|Merge Request) Hook$/,
  },
  gitea: {
    proof: 'x-gitea-signature',
    event: 'x-gitea-event',
    delivery: 'x-gitea-delivery',
    expected: hmac,
    concerns: /^(?:push|pull_request)$/,
  },
  bitbucket_cloud: {
    proof: 'x-hub-signature',
    event: 'x-event-key',
    delivery: 'x-request-uuid',
    expected: (secret, rawBody) => `sha256=${hmac(secret, rawBody)}`,
    concerns: /^(?:repo:push|pullrequest:(?:created|updated|fulfilled|rejected))$/,
  },
};

/** Returns whether the body was signed with the secret. */
export const isSigned = (
  host: GitHost,
  secret: string,
  rawBody: string,
  header: HeaderReader,
): boolean => {
  const { proof, expected } = manners[host];
  const given = header(proof);
  return given !== undefined && equal(given, expected(secret, rawBody));
};

/** Returns the host's id of a delivery, which a repeated delivery keeps. */
export const deliveryOf = (host: GitHost, header: HeaderReader): string | undefined => {
  const id = header(manners[host].delivery)?.trim();
  return id === undefined || id === '' || id.length > 200 ? undefined : id;
};

export const isOfInterest = (host: GitHost, header: HeaderReader): boolean =>
  manners[host].concerns.test(header(manners[host].event) ?? '');
