import calculator from 'ae-cvss-calculator';
import type { CvssScore } from '../model.ts';

export interface RawCvss {
  vector?: string | undefined;
  score?: number | undefined;
  version?: string | undefined;
  source?: string | undefined;
}

const versionOf = (raw: RawCvss): CvssScore['version'] | undefined => {
  const stated =
    /^CVSS:(\d\.\d)/i.exec(raw.vector ?? '')?.[1] ?? raw.version?.replace(/^v|cvss_?v?/i, '') ?? '';
  if (stated.startsWith('4')) return '4.0';
  if (stated === '3.0' || stated === '30') return '3.0';
  if (stated.startsWith('3')) return '3.1';
  if (stated.startsWith('2') || /\bAu:[NSM]/.test(raw.vector ?? '')) return '2.0';
  return /\bPR:[NLH]/.test(raw.vector ?? '') ? '3.1' : undefined;
};

function bare(vector: string | undefined): string | undefined {
  const text = vector
    ?.trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^CVSS2#|^CVSS:2\.0\//i, '')
    .replace(/^CVSS3#/i, '')
    .replace(/^(AV:.*)\/$/, '$1');
  if (text === undefined || text.length > 400) return undefined;
  return /^(?:CVSS:\d\.\d\/)?(?:[A-Z][A-Za-z]{0,3}:[A-Za-z]{1,6}\/?)+$/.test(text)
    ? text.replace(/\/$/, '')
    : undefined;
}

/** The calculator's own type declarations resolve to `any` here. */
interface Vector {
  calculateScores: (normalise: boolean) => {
    base?: number | undefined;
    overall?: number | undefined;
  };
}

function computed(vector: string): number | undefined {
  try {
    const scores = (calculator.fromVector(vector) as Vector | null)?.calculateScores(false);
    const score = scores?.base ?? scores?.overall;
    return typeof score === 'number' && Number.isFinite(score)
      ? Math.round(score * 10) / 10
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the score computed from the vector if the vector is complete, otherwise the stated number
 * if it is within 0.0–10.0.
 */
export function normalizeCvss(raw: RawCvss): CvssScore | undefined {
  const version = versionOf(raw);
  const plain = bare(raw.vector);
  const needsPrefix =
    plain !== undefined && !plain.startsWith('CVSS:') && version !== undefined && version !== '2.0';
  const vector = plain === undefined ? undefined : needsPrefix ? `CVSS:${version}/${plain}` : plain;
  const stated =
    raw.score !== undefined && raw.score >= 0 && raw.score <= 10 ? raw.score : undefined;
  const score = (vector === undefined ? undefined : computed(vector)) ?? stated;
  if (score === undefined || (score === 0 && vector === undefined)) return undefined;
  return {
    version: version ?? '3.1',
    score,
    ...(vector !== undefined && { vector }),
    ...(raw.source !== undefined && { source: raw.source }),
  };
}

const rank = { '4.0': 3, '3.1': 2, '3.0': 1, '2.0': 0 } as const;

export function normalizeCvssScores(raws: readonly RawCvss[]): CvssScore[] {
  const seen = new Set<string>();
  return raws
    .flatMap((raw) => normalizeCvss(raw) ?? [])
    .filter((score) => {
      const key = `${score.version} ${score.vector ?? score.score}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => rank[b.version] - rank[a.version]);
}
