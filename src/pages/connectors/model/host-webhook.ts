import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceHost } from '@/shared/api/generated/model';

/**
 * Where the administrator enters the URL and the secret at the host, and which events to select.
 */
export const hostWebhookSteps: Readonly<Record<SourceHost, MessageDescriptor>> = {
  github: msg`In the settings of the repository or organisation, open Webhooks and add one. Choose the content type application/json and the events “Pushes” and “Pull requests”.`,
  gitlab: msg`In the settings of the project or group, open Webhooks and add one. Enter the secret as the secret token and choose “Push events” and “Merge request events”.`,
  bitbucket: msg`In the settings of the repository or workspace, open Webhooks and add one. Choose “Push” of the repository, and “Created”, “Updated”, “Merged” and “Declined” of the pull request.`,
  gitea: msg`In the settings of the repository or organisation, open Webhooks and add one of the type Gitea. Choose the content type application/json and the events “Push” and “Pull Request”.`,
};
