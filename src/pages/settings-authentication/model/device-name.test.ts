import { describe, expect, it } from 'vitest';
import { deviceName, isPhone } from './device-name';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari, iPhone',
    ],
    ['curl/8.5.0', 'curl/8.5.0'],
  ])('of %s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

it('tells phones from computers', () => {
  expect(isPhone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1')).toBe(true);
  expect(isPhone('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')).toBe(false);
});
