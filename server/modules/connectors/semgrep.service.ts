import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { deleteSecrets, listSecretNames, putSecret, readSecret } from '../../secret-store.ts';
import { deleteSetting, readSetting, saveSetting } from '../../setting-store.ts';

const key = 'semgrep_cli';
const tokenName = 'semgrep_cli/token';

/** Configured when the token is present, as the specification says. */
export const semgrepState = async (tx: Tx, clientId: string) => {
  const config = (await readSetting(tx, clientId, key))?.['config'];
  return {
    isConfigured: (await listSecretNames(tx, clientId, tokenName)).has(tokenName),
    config: typeof config === 'string' ? config : null,
  };
};

/** For its own scans. */
export const readSemgrep = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<{ token?: string; config?: string }> => {
  const { config } = await semgrepState(tx, clientId);
  const token = await readSecret(deps, tx, { clientId, name: tokenName });
  return { ...(token !== undefined && { token }), ...(config !== null && { config }) };
};

export const saveSemgrep = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  given: { token?: string | null; config?: string | null },
): Promise<void> => {
  if (given.config !== undefined)
    await saveSetting(tx, who.clientId, key, { config: given.config }, who.userId);
  await putSecret(deps, tx, { clientId: who.clientId, name: tokenName }, given.token);
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
