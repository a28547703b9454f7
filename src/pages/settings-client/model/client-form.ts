import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Client, UpdateClientRequest } from '@/shared/api/generated/model';
import { updateClientRequestSchema } from '@/shared/api/generated/forms/client';
import { checkField, numberText, webAddress, withMessages } from '@/shared/lib/form';

const { company, organization_name } = updateClientRequestSchema.entries;
const { information, structure, regulations } = company.entries;

/** ISO 17442: twenty letters and digits. */
const entityIdentifier = () => i18n._(msg`A legal entity identifier has 20 letters and digits.`);

const { lat, long } = structure.entries.headquarters.entries.coordinate.wrapped.entries;

/** Degrees in decimal notation. */
const degrees = (limits: typeof lat | typeof long, message: () => string) =>
  numberText(v.nullable(limits), message, /^(-?\d{1,3}(\.\d{1,8})?)?$/);

const fields = v.object({
  ...v.pick(updateClientRequestSchema, [
    'legal_name',
    'address',
    'schedule_scan',
    'autonomous_scan',
    'pipeline_integration',
    'enable_false_positive_analysis',
    'excluded_tools',
    'included_tools',
  ]).entries,
  organization_name: v.pipe(organization_name, v.nonEmpty()),
  ...v.pick(information, ['parent_company', 'category']).entries,
  global_entity_identifier: withMessages(information.entries.global_entity_identifier, {
    regex: entityIdentifier,
  }),
  url_company: webAddress(information.entries.url_company),
  ...v.pick(structure, ['subsidiary', 'branch', 'service']).entries,
  headquarters: structure.entries.headquarters.entries.locations,
  data_processing: structure.entries.data_processing.entries.locations,
  applicable_regulations: regulations.entries.applicable_regulations,
  latitude: degrees(lat, () => i18n._(msg`A number from -90 to 90, such as 41.39.`)),
  longitude: degrees(long, () => i18n._(msg`A number from -180 to 180, such as 2.17.`)),
});

const both = () => i18n._(msg`Enter both latitude and longitude, or neither.`);

/** The form's shape: empty text means none. */
export const clientSchema = v.pipe(
  fields,
  checkField(
    'longitude',
    ({ latitude, longitude }: v.InferOutput<typeof fields>) =>
      (latitude === '') === (longitude === ''),
    both,
  ),
);

export type ClientForm = v.InferOutput<typeof clientSchema>;

const orNull = (value: string) => (value === '' ? null : value);

export const formOfClient = (client: Client): ClientForm => {
  const { information, structure, regulations } = client.company;
  return {
    organization_name: client.organization_name,
    legal_name: client.legal_name ?? '',
    address: client.address ?? '',
    schedule_scan: client.schedule_scan,
    autonomous_scan: client.autonomous_scan,
    pipeline_integration: client.pipeline_integration,
    enable_false_positive_analysis: client.enable_false_positive_analysis,
    excluded_tools: [...client.excluded_tools],
    included_tools: [...client.included_tools],
    parent_company: information.parent_company ?? '',
    global_entity_identifier: information.global_entity_identifier ?? '',
    category: information.category ?? '',
    url_company: information.url_company ?? '',
    headquarters: [...structure.headquarters.locations],
    latitude: String(structure.headquarters.coordinate?.lat ?? ''),
    longitude: String(structure.headquarters.coordinate?.long ?? ''),
    subsidiary: [...structure.subsidiary],
    branch: [...structure.branch],
    service: [...structure.service],
    data_processing: [...structure.data_processing.locations],
    applicable_regulations: [...regulations.applicable_regulations],
  };
};

export const requestOfForm = (form: ClientForm): UpdateClientRequest => ({
  organization_name: form.organization_name,
  legal_name: orNull(form.legal_name),
  address: orNull(form.address),
  schedule_scan: form.schedule_scan,
  autonomous_scan: form.autonomous_scan,
  pipeline_integration: form.pipeline_integration,
  enable_false_positive_analysis: form.enable_false_positive_analysis,
  excluded_tools: form.excluded_tools,
  included_tools: form.included_tools,
  company: {
    information: {
      legal_name: orNull(form.legal_name),
      parent_company: orNull(form.parent_company),
      global_entity_identifier: orNull(form.global_entity_identifier),
      category: orNull(form.category),
      url_company: orNull(form.url_company),
    },
    structure: {
      headquarters: {
        coordinate:
          form.latitude === ''
            ? null
            : { lat: Number(form.latitude), long: Number(form.longitude) },
        locations: form.headquarters,
      },
      subsidiary: form.subsidiary,
      branch: form.branch,
      service: form.service,
      data_processing: { locations: form.data_processing },
    },
    regulations: { applicable_regulations: form.applicable_regulations },
  },
});
