import type { SourceHost } from '@/shared/api/generated/model';
import type { Connector } from './connectors';

/** The call's word for a source host; undefined for everything else that can be connected. */
export function sourceHostOf(key: Connector['key']): SourceHost | undefined {
  if (key === 'bitbucket_cloud') return 'bitbucket';
  return key === 'github' || key === 'gitlab' || key === 'gitea' ? key : undefined;
}
