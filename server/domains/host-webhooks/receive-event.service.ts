// Receives events of source hosts. An event only means that something may have changed: the server
// queries the host itself, so late, repeated and reordered events do no harm.
import { acrossTenants, inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { findSecret } from '../../platform/secrets/secret-store.ts';
import { findRepositoriesAtHost } from '../source-hosts/index.ts';
import { repositoryOfEvent } from './event-repository.ts';
import { findWebhook, insertDelivery, markDelivered } from './host-webhooks.repo.ts';
import { secretPlace } from './host-webhooks.service.ts';
import { enqueuePollRepository } from './poll-repository-job.ts';
import { deliveryOf, type HeaderReader, isOfInterest, isSigned } from './signatures.ts';

export type HostEvent = { id: string; body: unknown; rawBody: string; header: HeaderReader };

/** The response is the same for unknown webhooks and unknown repositories. */
const unknown = () => notFound('Webhook');

/**
 * Returns whether the event caused a check.
 *
 * @throws {Problem} 404 for an unknown webhook or repository, 401 without a valid signature or a
 * delivery id
 */
export const receiveHostEvent = async (
  deps: Deps,
  { id, body, rawBody, header }: HostEvent,
): Promise<{ applied: boolean }> => {
  const webhook = await acrossTenants(deps.db, 'find whose webhook it is', (tx) =>
    findWebhook(tx, id),
  );
  if (!webhook) throw unknown();
  const { clientId, host } = webhook;
  return inTenant(deps.db, { clientId }, async (tx) => {
    const secret = await findSecret(deps, tx, secretPlace(clientId, host));
    const delivery = deliveryOf(host, header);
    const signed = secret !== undefined && isSigned(host, secret, rawBody, header);
    if (!signed || delivery === undefined) throw createProblem(401, 'signature_refused');
    await markDelivered(tx, webhook, deps.now());
    if (!isOfInterest(host, header)) return { applied: false };
    const path = repositoryOfEvent(host, body);
    const repositories =
      path === undefined ? [] : await findRepositoriesAtHost(deps, tx, clientId, host, path);
    if (repositories.length === 0) throw unknown();
    if (!(await insertDelivery(tx, webhook, delivery))) return { applied: false };
    for (const repositoryId of repositories)
      await enqueuePollRepository(tx, { clientId, repositoryId });
    return { applied: true };
  });
};
