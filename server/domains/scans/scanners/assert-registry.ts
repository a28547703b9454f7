import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { OutgoingError } from '../../../platform/outgoing/outgoing.ts';

/**
 * Scanners pull images without the guarded client, so registries on internal addresses are rejected
 * first. For an unresolvable registry, the scanner reports the error.
 */
export const assertRegistry = async (
  { outgoing }: Pick<Deps, 'outgoing'>,
  host: string,
): Promise<void> => {
  try {
    await outgoing.assertReachable(host.replace(/:\d+$/, ''));
  } catch (error) {
    if (error instanceof OutgoingError && error.code !== 'forbidden_address') return;
    throw error instanceof OutgoingError ? createProblem(422, 'forbidden_address') : error;
  }
};
