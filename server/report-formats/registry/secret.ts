import type { ReportFormat } from '../format.ts';
import { secretScanner } from '../formats/deepfence-scanners.ts';
import { credScan } from '../formats/credscan.ts';
import { detectSecrets } from '../formats/detect-secrets.ts';
import { ggshield, gitGuardianIncidents } from '../formats/ggshield.ts';
import { secretScanning } from '../formats/github-alerts.ts';
import { gitleaks, gitleaksCsv } from '../formats/gitleaks.ts';
import { kingfisher } from '../formats/kingfisher.ts';
import { n0s1 } from '../formats/n0s1.ts';
import { noseyParker } from '../formats/noseyparker.ts';
import { rustyHog } from '../formats/rusty-hog.ts';
import { secretlint } from '../formats/secretlint.ts';
import { talisman } from '../formats/talisman.ts';
import { trufflehog, trufflehog3 } from '../formats/trufflehog.ts';
import { whispers } from '../formats/whispers.ts';
import { dodgy, tartufo, twoMs } from '../formats/secret-finders.ts';

export const secretFormats: readonly ReportFormat[] = [
  secretScanner,
  credScan,
  secretScanning,
  detectSecrets,
  ggshield,
  gitGuardianIncidents,
  gitleaks,
  gitleaksCsv,
  kingfisher,
  n0s1,
  noseyParker,
  rustyHog,
  secretlint,
  talisman,
  trufflehog,
  trufflehog3,
  whispers,
  dodgy,
  tartufo,
  twoMs,
];
