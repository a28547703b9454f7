// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RegistryImageScanRequest } from '../model';
import { awsEcrScanRequestSchema } from './aws-ecr-scan-request';
import { azureAcrScanRequestSchema } from './azure-acr-scan-request';
import { dockerHubScanRequestSchema } from './docker-hub-scan-request';
import { githubGhcrScanRequestSchema } from './github-ghcr-scan-request';
import { gitlabRegistryScanRequestSchema } from './gitlab-registry-scan-request';
import { googleGarScanRequestSchema } from './google-gar-scan-request';
import { googleGcrScanRequestSchema } from './google-gcr-scan-request';
import { jfrogScanRequestSchema } from './jfrog-scan-request';

export const registryImageScanRequestSchema = v.variant('platform', [awsEcrScanRequestSchema, azureAcrScanRequestSchema, dockerHubScanRequestSchema, githubGhcrScanRequestSchema, gitlabRegistryScanRequestSchema, googleGarScanRequestSchema, googleGcrScanRequestSchema, jfrogScanRequestSchema]) satisfies v.GenericSchema<unknown, RegistryImageScanRequest>;
