import type { Deps } from '../deps.ts';
import { refusal } from '../http/refusals.ts';
import { OutgoingError } from '../outgoing.ts';

/** Scanners pull images by themselves, past the guarded client: a registry inside the network is refused before. One that is not known is the scanner's to name. */
export const assertRegistry = async (
  { outgoing }: Pick<Deps, 'outgoing'>,
  host: string,
): Promise<void> => {
  try {
    await outgoing.assertReachable(host.replace(/:\d+$/, ''));
  } catch (error) {
    if (error instanceof OutgoingError && error.code !== 'forbidden_address') return;
    throw error instanceof OutgoingError ? refusal(422, 'forbidden_address') : error;
  }
};
