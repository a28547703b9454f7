// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CloudProvider } from '../model';

export const cloudProviderSchema = v.picklist(["aws","azure","gcp","oracle_oci"]) satisfies v.GenericSchema<unknown, CloudProvider>;
