import type { PullSourceKey } from '../../../platform/db/schema/pulls.ts';
import { checkmarxOne } from './checkmarx-one.ts';
import type { PullProvider } from './provider.ts';

export const providers: Readonly<Record<PullSourceKey, PullProvider>> = {
  checkmarx: checkmarxOne,
};
