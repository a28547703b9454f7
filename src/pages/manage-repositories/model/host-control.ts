import type { SourceControl } from '@/shared/api/generated/model';
import type { Host } from './host';

export const sourceControlOf = (host: Host): Exclude<SourceControl, 'manual'> =>
  host === 'bitbucket' ? 'bitbucket_cloud' : host;
