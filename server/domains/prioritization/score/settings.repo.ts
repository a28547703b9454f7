import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { settings } from '../../../platform/db/schema/operations.ts';
import { applyRegulations } from './regulations.ts';
import { defaultPrioritySettings, type PrioritySettings } from '#domain/priority/settings';

export const prioritySettingsKey = 'prioritization';

/**
 * Returns the organization's settings, or the defaults. Fields added by a newer version are filled
 * from the defaults.
 */
export const getStoredPrioritySettings = async (tx: Tx): Promise<PrioritySettings> => {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(and(ofCurrentClient(settings), eq(settings.key, prioritySettingsKey)));
  return { ...defaultPrioritySettings, ...(row?.value as Partial<PrioritySettings> | undefined) };
};

/** Lists the regulations that administrators marked as applicable to the organization. */
export const listRegulations = async (tx: Tx): Promise<readonly string[]> => {
  const [row] = await tx
    .select({
      regulations: sql<
        unknown[] | null
      >`${clients.document} #> '{company,regulations,applicable_regulations}'`,
    })
    .from(clients)
    .where(ofCurrentClient(clients));
  return (row?.regulations ?? []).filter((one): one is string => typeof one === 'string');
};

/** Returns the settings for scores: custom scoring, or the defaults for the regulations. */
export const getScoringSettings = async (tx: Tx): Promise<PrioritySettings> =>
  applyRegulations(await getStoredPrioritySettings(tx), await listRegulations(tx));
