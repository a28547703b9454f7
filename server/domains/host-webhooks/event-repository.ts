import * as v from 'valibot';
import type { GitHost } from '../source-hosts/index.ts';

const named = v.object({ repository: v.object({ full_name: v.string() }) });
const project = v.object({ project: v.object({ path_with_namespace: v.string() }) });

/** Returns the path of the repository at its host; undefined if the event contains none. */
export const repositoryOfEvent = (host: GitHost, event: unknown): string | undefined => {
  if (host === 'gitlab') {
    const found = v.safeParse(project, event);
    return found.success ? found.output.project.path_with_namespace : undefined;
  }
  const found = v.safeParse(named, event);
  return found.success ? found.output.repository.full_name : undefined;
};
