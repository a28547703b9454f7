import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Client } from '@/shared/api/generated/model';
import { clientSchema, formOfClient, requestOfForm } from './client-form';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const client = {
  organization_name: 'Acme',
  legal_name: null,
  address: null,
  schedule_scan: 'off',
  autonomous_scan: false,
  pipeline_integration: true,
  enable_false_positive_analysis: false,
  excluded_tools: [],
  included_tools: [],
  company: {
    information: {
      legal_name: null,
      parent_company: null,
      global_entity_identifier: null,
      category: null,
      url_company: null,
    },
    structure: {
      headquarters: { coordinate: { lat: 41.39, long: -2.17 }, locations: ['Barcelona'] },
      subsidiary: [],
      branch: [],
      service: [],
      data_processing: { locations: [] },
    },
    regulations: { applicable_regulations: [] },
  },
} as unknown as Client; // only the fields that the form reads

const headquarters = (change: { latitude?: string; longitude?: string }) =>
  requestOfForm({ ...formOfClient(client), ...change }).company?.structure?.headquarters;
const complaints = (change: { latitude?: string; longitude?: string }) =>
  (v.safeParse(clientSchema, { ...formOfClient(client), ...change }).issues ?? []).map(
    ({ path, message }) => [path?.at(-1)?.key, message],
  );

describe('the coordinate of the headquarters', () => {
  it('is shown and sent as it was', () => {
    expect(formOfClient(client)).toMatchObject({ latitude: '41.39', longitude: '-2.17' });
    expect(headquarters({})?.coordinate).toEqual({ lat: 41.39, long: -2.17 });
    expect(complaints({})).toEqual([]);
  });

  it('is removed with both texts', () => {
    expect(headquarters({ latitude: '', longitude: '' })?.coordinate).toBeNull();
    expect(complaints({ latitude: '', longitude: '' })).toEqual([]);
  });

  it('is refused in part, out of range and as another text', () => {
    expect(complaints({ longitude: '' })).toEqual([
      ['longitude', 'Enter both latitude and longitude, or neither.'],
    ]);
    expect(complaints({ latitude: '90.5' })[0]?.[0]).toBe('latitude');
    expect(complaints({ longitude: '-181' })[0]?.[0]).toBe('longitude');
    expect(complaints({ latitude: '41,39' })[0]?.[0]).toBe('latitude');
  });
});
