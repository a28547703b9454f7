// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ToolConnectorRequest } from '../model';
import { blackDuckConnectorRequestSchema } from './black-duck-connector-request';
import { checkmarxConnectorRequestSchema } from './checkmarx-connector-request';
import { fortifyConnectorRequestSchema } from './fortify-connector-request';

export const toolConnectorRequestSchema = v.variant('key', [fortifyConnectorRequestSchema, blackDuckConnectorRequestSchema, checkmarxConnectorRequestSchema]) satisfies v.GenericSchema<unknown, ToolConnectorRequest>;
