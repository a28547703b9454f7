import type { AiMeter } from '../../../server/domains/remediation/usage/meter.ts';

/** For tests of what is asked: no call is counted, and none is refused. */
export const freeMeter: AiMeter = {
  check: () => Promise.resolve(),
  open: () =>
    Promise.resolve({ settle: () => Promise.resolve(), release: () => Promise.resolve() }),
};
