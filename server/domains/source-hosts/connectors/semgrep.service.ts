import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import {
  deleteSecrets,
  listSecretNames,
  upsertSecret,
  findSecret,
} from '../../../platform/secrets/secret-store.ts';
import { deleteSetting, findSetting, upsertSetting } from '../../../platform/db/setting-store.ts';

const key = 'semgrep_cli';
const tokenName = 'semgrep_cli/token';

/** Configured if the token is present, as the specification says. */
export const getSemgrep = async (tx: Tx, clientId: string) => {
  const config = (await findSetting(tx, clientId, key))?.['config'];
  return {
    isConfigured: (await listSecretNames(tx, clientId, tokenName)).has(tokenName),
    config: typeof config === 'string' ? config : null,
  };
};

/** Returns the settings with the token, for Parapet's own scans. */
export const readSemgrep = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<{ token?: string; config?: string }> => {
  const { config } = await getSemgrep(tx, clientId);
  const token = await findSecret(deps, tx, { clientId, name: tokenName });
  return { ...(token !== undefined && { token }), ...(config !== null && { config }) };
};

export const updateSemgrep = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  given: { token?: string | null; config?: string | null },
): Promise<void> => {
  if (given.config !== undefined)
    await upsertSetting(tx, who.clientId, key, { config: given.config }, who.userId);
  await upsertSecret(deps, tx, { clientId: who.clientId, name: tokenName }, given.token);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'connector.save',
    subject: { type: 'connector', id: key },
    detail: { fields: Object.keys(given) },
  });
};

export const deleteSemgrep = async (tx: Tx, who: Principal): Promise<void> => {
  await deleteSecrets(tx, who.clientId, [tokenName]);
  await deleteSetting(tx, who.clientId, key);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'connector.delete',
    subject: { type: 'connector', id: key },
  });
};
