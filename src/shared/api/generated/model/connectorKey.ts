/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is connected.
 */
export type ConnectorKey = 'aws' | 'azure' | 'gcp' | 'oracle_oci' | 'fortify' | 'black_duck' | 'checkmarx' | 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea';