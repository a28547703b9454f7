import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { clients } from '../../platform/db/schema/accounts.ts';
import { parseClientDocument } from './client-document.ts';

/** Returns whether the organization accepts reports that API tokens upload. */
export const acceptsPipelines = async (tx: Tx, clientId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ document: clients.document })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  return parseClientDocument(row?.document ?? {}).pipeline_integration;
};
