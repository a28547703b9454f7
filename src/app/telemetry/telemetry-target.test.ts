import { describe, expect, it } from 'vitest';
import { isTelemetryUserId, isTrackedPage, telemetryTarget } from './telemetry-target';

describe('isTelemetryUserId', () => {
  it.each(['01890000-0000-7000-8000-000000000001', 'ana'])('takes %s', (id) => {
    expect(isTelemetryUserId(id)).toBe(true);
  });

  it.each(['a,b', 'a;b', 'a=b', 'a b', 'a|b', '', undefined, null, 7])('refuses %s', (id) => {
    expect(isTelemetryUserId(id)).toBe(false);
  });
});

describe('telemetryTarget', () => {
  it('knows a key from a connection string', () => {
    expect(telemetryTarget('0f2b')).toEqual({ instrumentationKey: '0f2b' });
    expect(
      telemetryTarget('InstrumentationKey=0f2b;IngestionEndpoint=https://in.example/'),
    ).toEqual({
      connectionString: 'InstrumentationKey=0f2b;IngestionEndpoint=https://in.example/',
    });
  });
});

describe('isTrackedPage', () => {
  it('leaves out pages of guests, whose addresses can carry a token', () => {
    expect(isTrackedPage([{ routeId: '__root__' }, { routeId: '/_app/findings' }])).toBe(true);
    const guest = [{ routeId: '/_guest' }, { routeId: '/_guest/reset-password/$token' }];
    expect(isTrackedPage(guest)).toBe(false);
  });
});
