import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { settings } from '../../../platform/db/schema/operations.ts';
import { defaultPrioritySettings, type PrioritySettings } from './settings.ts';

export const prioritySettingsKey = 'prioritization';

/**
 * The organisation's own, or the defaults. What a newer version added is filled up from the
 * defaults.
 */
export const getStoredPrioritySettings = async (tx: Tx): Promise<PrioritySettings> => {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, prioritySettingsKey));
  return { ...defaultPrioritySettings, ...(row?.value as Partial<PrioritySettings> | undefined) };
};
