/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AwsEcrScanRequest } from './awsEcrScanRequest.ts';
import type { AzureAcrScanRequest } from './azureAcrScanRequest.ts';
import type { DockerHubScanRequest } from './dockerHubScanRequest.ts';
import type { GithubGhcrScanRequest } from './githubGhcrScanRequest.ts';
import type { GitlabRegistryScanRequest } from './gitlabRegistryScanRequest.ts';
import type { GoogleGarScanRequest } from './googleGarScanRequest.ts';
import type { GoogleGcrScanRequest } from './googleGcrScanRequest.ts';
import type { JfrogScanRequest } from './jfrogScanRequest.ts';

/**
 * An image to scan.
 */
export type RegistryImageScanRequest = AwsEcrScanRequest | AzureAcrScanRequest | DockerHubScanRequest | GithubGhcrScanRequest | GitlabRegistryScanRequest | GoogleGarScanRequest | GoogleGcrScanRequest | JfrogScanRequest;
