// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { Role } from '../model';

export const roleSchema = v.picklist(["superadmin","admin","cyberoper","developer"]) satisfies v.GenericSchema<unknown, Role>;
