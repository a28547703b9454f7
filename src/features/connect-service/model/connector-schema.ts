import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import {
  connectorRequestSchema,
  toolConnectorRequestSchema,
} from '@/shared/api/generated/forms/application-server';
import {
  saveTokenRequestSchema,
  semgrepCliRequestSchema,
} from '@/shared/api/generated/forms/connectors';
import { numberText, webAddress } from '@/shared/lib/form';
import type { Connector, ConnectorField } from './connectors';

const wrongNumber = () => i18n._(msg`Enter a whole number.`);

const { aws, azure, gcp, oracle_oci } = connectorRequestSchema;
const { fortify, black_duck, checkmarx } = toolConnectorRequestSchema;

/** The contract's schemas for the fields of each service. */
const contractFields: Readonly<
  Record<Connector['key'], Readonly<Record<string, v.GenericSchema>>>
> = {
  github: saveTokenRequestSchema.entries,
  gitlab: saveTokenRequestSchema.entries,
  bitbucket_cloud: saveTokenRequestSchema.entries,
  gitea: saveTokenRequestSchema.entries,
  semgrep_cli: semgrepCliRequestSchema.entries,
  aws: aws.entries.values.entries,
  azure: azure.entries.values.entries,
  gcp: gcp.entries.values.entries,
  oracle_oci: oracle_oci.entries.values.entries,
  fortify: fortify.entries.values.entries,
  black_duck: black_duck.entries.values.entries,
  checkmarx: checkmarx.entries.values.entries,
};

/** Whether a field may be empty, depending on whether the service is connected. */
export const mayBeEmpty = (optional: ConnectorField['optional'], connected: boolean): boolean =>
  optional === 'always' || (optional === 'connected' && connected);

const schemaOf = (key: Connector['key'], field: ConnectorField, connected: boolean) => {
  const contract = contractFields[key][field.name];
  if (contract === undefined) throw new Error(`The contract has no field ${field.name} of ${key}`);
  if (field.kind === 'integer') return numberText(contract, wrongNumber, /^\d+$/);
  // Every other field is text. Trimming removes the line break of a pasted secret.
  const given = contract as v.GenericSchema<string, string>;
  const text = v.pipe(v.string(), v.trim(), field.kind === 'url' ? webAddress(given) : given);
  return mayBeEmpty(field.optional, connected) ? text : v.pipe(text, v.nonEmpty());
};

/** A form of text fields. Secrets are write-only, so it always starts empty. */
export const connectorSchema = (connector: Connector, connected: boolean) =>
  v.object(
    Object.fromEntries(
      connector.fields.map((field) => [field.name, schemaOf(connector.key, field, connected)]),
    ),
  );

/** The request body: empty optional fields are omitted, integers become numbers. */
export const requestValues = (
  connector: Connector,
  values: Readonly<Record<string, string>>,
): Record<string, string | number> =>
  Object.fromEntries(
    connector.fields.flatMap((field) => {
      const value = values[field.name] ?? '';
      return value === ''
        ? []
        : [[field.name, field.kind === 'integer' ? Number.parseInt(value, 10) : value]];
    }),
  );
