import type { SourceHost } from '@/shared/api/generated/model';
import type { Connector } from './connectors';

/** The API's name of a source host; undefined for any other service. */
export function sourceHostOf(key: Connector['key']): SourceHost | undefined {
  if (key === 'bitbucket_cloud') return 'bitbucket';
  return key === 'github' || key === 'gitlab' || key === 'gitea' ? key : undefined;
}
