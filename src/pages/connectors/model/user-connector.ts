import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { UserConnector, UserConnectorRequest } from '@/shared/api/generated/model';
import { userConnectorRequestSchema } from '@/shared/api/generated/forms/user-connectors';

export const connectorKinds = userConnectorRequestSchema.entries.kind.options;

export const kindNames: Readonly<Record<(typeof connectorKinds)[number], MessageDescriptor>> = {
  webhook: msg`Webhook`,
  scanner: msg`Scanner`,
  source: msg`Source`,
};

const objectOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
};

export const userConnectorSchema = v.object({
  ...userConnectorRequestSchema.entries,
  definition: v.pipe(
    v.string(),
    v.check(
      (text) => text.trim() === '' || objectOf(text) !== undefined,
      () => i18n._(msg`Enter a JSON object.`),
    ),
  ),
});
export type UserConnectorForm = v.InferOutput<typeof userConnectorSchema>;

export const formOfConnector = (connector: UserConnector | undefined): UserConnectorForm => ({
  name: connector?.name ?? '',
  description: connector?.description ?? '',
  kind: connector?.kind ?? 'webhook',
  definition: connector ? JSON.stringify(connector.definition, null, 2) : '',
});

export const requestOfConnector = ({
  name,
  description,
  kind,
  definition,
}: UserConnectorForm): UserConnectorRequest => ({
  name,
  kind,
  description: description === '' ? null : description,
  definition: objectOf(definition) ?? {},
});
