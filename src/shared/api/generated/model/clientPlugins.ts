/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CloudPlugin } from './cloudPlugin.ts';
import type { ConfiguredPlugin } from './configuredPlugin.ts';
import type { PlexalyzerPlugin } from './plexalyzerPlugin.ts';

/**
 * What the organisation has connected.
 */
export interface ClientPlugins {
  github: ConfiguredPlugin;
  gitlab: ConfiguredPlugin;
  bitbucket_cloud: ConfiguredPlugin;
  gitea: ConfiguredPlugin;
  cloud: CloudPlugin;
  plexalyzer: PlexalyzerPlugin;
  fortify: ConfiguredPlugin;
  black_duck: ConfiguredPlugin;
  checkmarx: ConfiguredPlugin;
}
