import { eq } from 'drizzle-orm';
import type { Issuer } from '#domain/finding-export/exported-finding';
import type { Tx } from '../../platform/db/connect.ts';
import { clients } from '../../platform/db/schema/accounts.ts';
import { parseClientDocument } from './client-document.ts';

export const readIssuer = async (tx: Tx, clientId: string): Promise<Issuer> => {
  const [row] = await tx
    .select({ name: clients.organizationName, document: clients.document })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  const { legal_name, address, company } = parseClientDocument(row?.document ?? {});
  const { applicable_regulations } = company.regulations;
  return { organization: row?.name ?? '', legal_name, address, applicable_regulations };
};
