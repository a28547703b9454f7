// Webhooks that source hosts call: one for each host of an organization. The secret is generated
// here, shown once and replaced on request.
import type { components } from '../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { publicLink } from '../../platform/http/links.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { newToken } from '../../platform/runtime/tokens.ts';
import { toIsoOrNull } from '../../platform/runtime/time.ts';
import { upsertSecret } from '../../platform/secrets/secret-store.ts';
import { writeAudit } from '../audit-log/index.ts';
import { type GitHost, gitHosts } from '../source-hosts/index.ts';
import {
  deleteWebhook,
  type HostWebhook,
  listWebhooks,
  upsertWebhook,
} from './host-webhooks.repo.ts';

type Schemas = components['schemas'];
type ContractHost = Schemas['SourceHost'];

const hostOf = (host: ContractHost): GitHost => (host === 'bitbucket' ? 'bitbucket_cloud' : host);
const nameOf = (host: GitHost): ContractHost => (host === 'bitbucket_cloud' ? 'bitbucket' : host);

export const secretPlace = (clientId: string, host: GitHost) => ({
  clientId,
  name: `host_webhook/${host}`,
});

const toState = (
  deps: Pick<Deps, 'config'>,
  host: GitHost,
  webhook: HostWebhook | undefined,
): Schemas['HostWebhook'] => ({
  host: nameOf(host),
  url: webhook ? publicLink(deps.config, `/v1/host-webhooks/${webhook.id}`) : null,
  rotated_at: toIsoOrNull(webhook?.rotatedAt ?? null),
  last_delivery_at: toIsoOrNull(webhook?.lastDeliveryAt ?? null),
});

export const listHostWebhooks = (deps: Deps, who: Principal): Promise<Schemas['HostWebhook'][]> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const known = new Map((await listWebhooks(tx)).map((each) => [each.host, each]));
    return gitHosts.map((host) => toState(deps, host, known.get(host)));
  });

export const rotateHostWebhook = (
  deps: Deps,
  who: Principal,
  named: ContractHost,
  requestId: string,
): Promise<Schemas['HostWebhookSecret']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId, userId } = who;
    const host = hostOf(named);
    const secret = newToken();
    const webhook = await upsertWebhook(tx, {
      clientId,
      host,
      id: newId(),
      createdBy: userId,
      rotatedAt: deps.now(),
    });
    await upsertSecret(deps, tx, secretPlace(clientId, host), secret);
    await writeAudit(tx, {
      clientId,
      actor: who,
      action: 'host_webhook.rotate',
      subject: { type: 'connector', id: host },
      detail: { host },
      requestId,
    });
    return { ...toState(deps, host, webhook), secret };
  });

export const deleteHostWebhook = (
  deps: Deps,
  who: Principal,
  named: ContractHost,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId } = who;
    const host = hostOf(named);
    if (!(await deleteWebhook(tx, host))) throw notFound('Webhook');
    await upsertSecret(deps, tx, secretPlace(clientId, host), null);
    await writeAudit(tx, {
      clientId,
      actor: who,
      action: 'host_webhook.delete',
      subject: { type: 'connector', id: host },
      detail: { host },
      requestId,
    });
  });
