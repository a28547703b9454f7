import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Connector, ConnectorField } from './connectors';

const fill = () => i18n._(msg`Fill this in.`);
const wrongAddress = () => i18n._(msg`Write the whole address, with https://.`);
const wrongNumber = () => i18n._(msg`A whole number, please.`);

/** Whether a field may be left empty, for a service that is connected already or not. */
export const mayBeEmpty = (optional: ConnectorField['optional'], connected: boolean): boolean =>
  optional === 'always' || (optional === 'connected' && connected);

const schemaOf = ({ kind, optional }: ConnectorField, connected: boolean) => {
  const text = v.pipe(v.string(), v.trim(), v.maxLength(20_000));
  const checked =
    kind === 'url'
      ? v.pipe(
          text,
          v.check((value) => value === '' || /^https?:\/\/\S+$/.test(value), wrongAddress),
        )
      : kind === 'integer'
        ? v.pipe(
            text,
            v.check((value) => value === '' || /^-?\d+$/.test(value), wrongNumber),
          )
        : text;
  return mayBeEmpty(optional, connected)
    ? checked
    : v.pipe(
        checked,
        v.check((value) => value !== '', fill),
      );
};

/** A form of texts, one a field: secrets are write-only, so that it always starts empty. */
export const connectorSchema = (connector: Connector, connected: boolean) =>
  v.object(
    Object.fromEntries(connector.fields.map((field) => [field.name, schemaOf(field, connected)])),
  );

/** As the server takes them: empty optional fields are left out, whole numbers are numbers. */
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
