// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { TwoFactorProof } from '../model';

export const twoFactorProofSchema = v.strictObject({
  code: v.pipe(v.string(), v.minLength(6), v.maxLength(32)),
}) satisfies v.GenericSchema<unknown, TwoFactorProof>;
