import * as v from 'valibot';
import { tiers } from '@/entities/client';
import { clientHealths } from '@/shared/rules/client-health';
import { oneOf, page, text } from '@/shared/lib/search';

const schema = v.object({ q: text(), tier: oneOf(tiers), health: oneOf(clientHealths), page });

export type ClientsSearch = v.InferOutput<typeof schema>;
export const validateClientsSearch = (search: Record<string, unknown>): ClientsSearch => v.parse(schema, search);
