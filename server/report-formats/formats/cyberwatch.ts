/**
 * Cyberwatch: CSV of vulnerabilities and of security issues, in English or French. A row is a
 * vulnerability on one asset, or on several listed ones.
 */
import { type Entry, skipped } from '../entries.ts';
import { csvFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { extractVulnerabilityIds } from '../normalize/identifiers.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { num } from '../parsers/json-access.ts';

/** Removes accents from the column names. */
const plain = (row: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name.normalize('NFD').replace(/\p{M}/gu, ''), text]),
  );

const assetNames = [
  'asset',
  'assetname',
  'computer',
  'computername',
  'hostname',
  'host',
  'server',
  'actif',
  'machine',
  'affectedassets',
  'affectedasset',
  'assets',
  'actifs',
  'actifsaffectes',
  'affectedcomputers',
  'vulnerablecomputers',
  'vulnerableassets',
] as const;

const maxAssets = 1000;

export const cyberwatch = csvFormat({
  id: 'cyberwatch',
  tool: 'Cyberwatch',
  category: 'network',
  docsUrl: 'https://docs.cyberwatch.fr/en/reports/generate_report.html',
  aliases: ['cyberwatch galeax', 'galeax', 'cyberwatch scan'],
  severities: {
    critique: 'critical',
    elevee: 'high',
    haute: 'high',
    moyenne: 'medium',
    faible: 'low',
    inconnue: 'info',
  },
  columns: [
    ['cve', 'affected assets'],
    ['cve', 'vulnerable assets'],
    ['cve', 'computer'],
    ['cve', 'asset', 'technologies'],
    ['cve', 'asset', 'technology'],
    ['cve code', 'asset'],
    ['cve', 'actif'],
    ['cve', 'actifs affectés'],
    ['vulnerability', 'affected assets'],
    ['vulnerability', 'computer'],
    ['vulnerability', 'asset', 'technology'],
    ['security issue', 'asset'],
    ['security issue', 'affected assets'],
    ['reference', 'title', 'affected assets'],
    ['référence', 'titre', 'actifs affectés'],
  ],
  confidence: 0.6,
  map: (row): Entry[] => {
    const field = fuzzyField(plain(row));
    const stated = field(
      'cve',
      'cvecode',
      'vulnerability',
      'vulnerabilite',
      'securityissue',
      'defautdesecurite',
      'reference',
      'sid',
    );
    const [id] = extractVulnerabilityIds(stated, field('title', 'titre'));
    const title = field('title', 'titre') ?? stated;
    if (title === undefined) return [];
    const status = field('status', 'statut', 'state', 'ignored', 'ignore')?.toLowerCase();
    if (status !== undefined && /^(?:fixed|corrected|corrige|corrigee|resolved)/.test(status))
      return [skipped('fixed_in_report')];
    const product = field(
      'technology',
      'technologie',
      'technologies',
      'product',
      'produit',
      'affectedproduct',
      'package',
      'application',
    );
    const finding: RawFinding = {
      ruleId: id ?? stated,
      title,
      description: joinParagraphs(
        htmlToText(field('description', 'content', 'contenu')),
        field('technologies'),
      ),
      mitigation: htmlToText(
        field(
          'solution',
          'correctiveaction',
          'correctiveactions',
          'actioncorrective',
          'remediation',
        ),
      ),
      severity: field('severity', 'severite', 'level', 'niveau', 'criticality', 'criticite'),
      cvss: [
        {
          vector: field('cvssv4vector', 'cvssv31vector', 'cvssv3vector', 'cvssvector'),
          score: num(
            field(
              'cvssv4score',
              'cvssv31score',
              'cvssv3score',
              'cvssv3basescore',
              'cvss3score',
              'cvssv3',
              'cvss3',
              'cvssscore',
              'cvss',
              'score',
            )?.replace(',', '.'),
          ),
        },
        { score: num(field('cvssv2score', 'cvssv2', 'cvss2')?.replace(',', '.')), version: '2.0' },
      ],
      vulnerabilityIds: [stated, field('cves', 'cve')],
      cwes: field('cwe', 'cwes'),
      epss: { score: num(field('epss', 'epssscore')?.replace(',', '.')) },
      knownExploited: /^(?:true|yes|oui|1)$/i.test(field('kev', 'cisakev', 'exploited') ?? '')
        ? true
        : undefined,
      component:
        product === undefined || product.includes(',')
          ? undefined
          : {
              name: product,
              version: field('currentversion', 'version', 'installedversion', 'versionactuelle'),
              fixed: [field('targetversion', 'fixedversion', 'versioncible')],
            },
      references: [field('url', 'references', 'link')],
      suppression:
        status !== undefined && /^(?:ignored|ignore|ignoree|true|yes|oui)/.test(status)
          ? { kind: 'ignored', status: 'accepted' }
          : undefined,
      firstSeen: field(
        'detectedat',
        'activesince',
        'detecteele',
        'detectele',
        'firstdetected',
        'detectiondate',
      ),
      lastSeen: field('lastdetected', 'updatedat'),
    };
    const assets = (field(...assetNames) ?? '')
      .split(/[,;\n|]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .slice(0, maxAssets);
    return assets.length === 0 ? [finding] : assets.map((endpoint) => ({ ...finding, endpoint }));
  },
});
