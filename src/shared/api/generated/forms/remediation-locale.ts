// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RemediationLocale } from '../model';

export const remediationLocaleSchema = v.picklist(["en","es"]) satisfies v.GenericSchema<unknown, RemediationLocale>;
