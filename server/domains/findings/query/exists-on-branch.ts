import { type SQL, sql } from 'drizzle-orm';

/** The condition that finding `f` was seen on this branch, even if it belongs to another one. */
export const existsOnBranch = (branch: string): SQL => sql`(f.branch = ${branch} or exists (
  select from finding_sightings g where g.client_id = f.client_id and g.repository_id = f.repository_id and g.branch = ${branch} and g.finding_id = f.id))`;
