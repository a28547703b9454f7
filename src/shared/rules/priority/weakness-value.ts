// What an attacker gains from a finding, by its weakness class.

export const weaknessClasses = [
  'malware',
  'execution',
  'injection',
  'access',
  'memory',
  'script',
  'credentials',
  'exposure',
  'privilege',
  'disclosure',
  'crypto',
  'availability',
  'hygiene',
  'style',
  'cloud_key',
  'generic_secret',
  'entropy',
  'unknown',
] as const;
export type WeaknessClass = (typeof weaknessClasses)[number];

/**
 * How much a flaw of this class gives an attacker, from 0 to 1. Above one half, it gives access to
 * the system or its data directly. Below one fifth, it only helps another attack.
 */
export const classValue: Readonly<Record<WeaknessClass, number>> = {
  malware: 1,
  execution: 0.85,
  injection: 0.75,
  cloud_key: 0.75,
  exposure: 0.75,
  access: 0.65,
  credentials: 0.6,
  script: 0.5,
  memory: 0.45,
  privilege: 0.45,
  generic_secret: 0.4,
  unknown: 0.35,
  disclosure: 0.3,
  crypto: 0.25,
  availability: 0.2,
  entropy: 0.15,
  hygiene: 0.08,
  style: 0,
};
