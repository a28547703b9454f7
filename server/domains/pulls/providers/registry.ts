import type { PullSourceKey } from '../../../platform/db/schema/pulls.ts';
import { blackDuck } from './black-duck.ts';
import { checkmarxOne } from './checkmarx-one.ts';
import { fortifyOnDemand } from './fortify-on-demand.ts';
import type { PullProvider } from './provider.ts';

export const providers: Readonly<Record<PullSourceKey, PullProvider>> = {
  checkmarx: checkmarxOne,
  fortify: fortifyOnDemand,
  black_duck: blackDuck,
};
