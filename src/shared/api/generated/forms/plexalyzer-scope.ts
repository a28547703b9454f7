// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PlexalyzerScope } from '../model';

export const plexalyzerScopeSchema = v.picklist(["scans:upload","scans:read","findings:read","components:read","gate:check"]) satisfies v.GenericSchema<unknown, PlexalyzerScope>;
