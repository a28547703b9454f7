import type { AiMeter } from '../../../server/domains/remediation/usage/meter.ts';

/** For tests of requests: no call is counted or refused. */
export const freeMeter: AiMeter = {
  check: () => Promise.resolve(),
  open: () =>
    Promise.resolve({ settle: () => Promise.resolve(), release: () => Promise.resolve() }),
};
