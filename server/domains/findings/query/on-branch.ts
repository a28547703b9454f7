import { type SQL, sql } from 'drizzle-orm';

/** Finding `f` has been seen on this branch, wherever it belongs to. */
export const seenOn = (branch: string): SQL => sql`(f.branch = ${branch} or exists (
  select from finding_sightings g where g.client_id = f.client_id and g.repository_id = f.repository_id and g.branch = ${branch} and g.finding_id = f.id))`;
