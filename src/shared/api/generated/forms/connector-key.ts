// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ConnectorKey } from '../model';

export const connectorKeySchema = v.picklist(["aws","azure","gcp","oracle_oci","fortify","black_duck","checkmarx","github","gitlab","bitbucket_cloud","gitea"]) satisfies v.GenericSchema<unknown, ConnectorKey>;
