// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RemediationType } from '../model';

export const remediationTypeSchema = v.picklist(["code_fix","dependency_upgrade","configuration","secret_rotation","issue"]) satisfies v.GenericSchema<unknown, RemediationType>;
