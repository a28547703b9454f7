import { describe, expect, it } from 'vitest';
import { toWeaknessClass } from './weakness-class.ts';

const classOf = (
  title: string,
  cwes: number[] = [],
  category: 'sast' | 'iac' | 'secret' = 'sast',
) => toWeaknessClass({ category, ruleId: '', title, cwes });

describe('the class of a weakness', () => {
  it.each([
    ['Remote code execution in the console', [], 'execution'],
    ['Anything', [502], 'execution'],
    ['Anything', [564], 'injection'], // Hibernate's SQL injection, below 89
    ['SQL injection', [], 'injection'],
    ['Malicious package', [], 'malware'],
    ['Missing X-Frame-Options header', [16], 'hygiene'],
    ["'x' is assigned but never used (no-unused-vars)", [], 'style'],
    ['Use of MD5', [], 'crypto'],
    ['Regular expression denial of service', [], 'availability'],
    ['Something else', [], 'unknown'],
  ])('%s %j', (title, cwes, expected) => {
    expect(classOf(title, cwes)).toBe(expected);
  });

  it('tells a public bucket from the log of a bucket', () => {
    expect(classOf('S3 bucket access to any principal', [], 'iac')).toBe('exposure');
    expect(classOf('Bucket with logging disabled', [], 'iac')).toBe('hygiene');
  });

  it('tells a cloud key from a keyword and from entropy', () => {
    expect(classOf('AWS secret key', [798], 'secret')).toBe('cloud_key');
    expect(classOf('Secret keyword', [798], 'secret')).toBe('generic_secret');
    expect(classOf('High entropy string', [798], 'secret')).toBe('entropy');
  });
});
