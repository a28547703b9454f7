import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { ScanNote } from '@/shared/api/generated/model';
import { scanNoteMessage } from './scan-note-messages';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each<[Pick<ScanNote, 'code' | 'facts'>, RegExp]>([
  [
    { code: 'read_as_another_tool', facts: { sent_as: 'nessus', tool: 'trivy' } },
    /^Sent as “nessus”, but read as a trivy report/,
  ],
  [{ code: 'among_other_text', facts: {} }, /other text/],
  [{ code: 'read_leniently', facts: {} }, /not valid XML.* corrected/],
  [{ code: 'results_unread', facts: {} }, /no missing findings were closed/],
  [{ code: 'nothing_scanned', facts: { tool: 'Semgrep' } }, /^Semgrep scanned nothing/],
  [{ code: 'scan_failed', facts: { tool: 'Snyk' } }, /^Snyk reports a failed scan/],
  [{ code: 'files_failed', facts: { tool: 'Bandit' } }, /^Bandit couldn’t .* every file/],
  [
    { code: 'files_unscanned', facts: { tool: 'CodeQL', files: ['src/a.js', 'src/b.js'] } },
    /^CodeQL couldn’t .* src\/a\.js and src\/b\.js\. Their findings stay open\.$/,
  ],
  [
    { code: 'rules_unscanned', facts: { tool: 'CodeQL', rules: ['js/xss'] } },
    /^CodeQL couldn’t .* rules: js\/xss\. Their findings stay open\.$/,
  ],
  [
    { code: 'components_unscanned', facts: { tool: 'pip-audit', packages: ['shop'] } },
    /^pip-audit couldn’t .* packages: shop\. Their findings stay open\.$/,
  ],
  [
    { code: 'targets_unscanned', facts: { tool: 'SSLyze', hosts: ['shop.example.org'] } },
    /^SSLyze couldn’t .* targets: shop\.example\.org\. Their findings stay open\.$/,
  ],
  [
    { code: 'event_log', facts: { tool: 'Falco' } },
    /Falco event log.* no missing findings were closed\.$/,
  ],
  [
    { code: 'unknown_variant', facts: { tool: 'Bandit', looked_for: '/results' } },
    /variant of Bandit .* no results at \/results\./,
  ],
  [
    { code: 'entries_unaccounted', facts: { entries: 2, place: '/files/0' } },
    /^2 entries .* the first at \/files\/0/,
  ],
  [
    { code: 'mostly_left_out', facts: { entries: 5, read: 1 } },
    /couldn’t be read \(5\) than were read \(1\)/,
  ],
  [
    {
      code: 'ignore_files_heeded',
      facts: { tool: 'Semgrep', files: ['.semgrepignore', 'web/.semgrepignore'] },
    },
    /^Files in this repository make Semgrep .* \.semgrepignore and web\/\.semgrepignore\.$/,
  ],
  [
    { code: 'ignore_files_unheeded', facts: { tool: 'Gitleaks', files: ['.gitleaks.toml'] } },
    /settings for Gitleaks .* \.gitleaks\.toml\. They had no effect\.$/,
  ],
  [
    { code: 'ignore_files_of_others', facts: { tool: 'Trivy', files: ['.snyk'] } },
    /other scanners .* \.snyk\./,
  ],
  [
    { code: 'hosts_refused', facts: { tool: 'Trivy', hosts: ['db.example.com'] } },
    /^Trivy tried to reach hosts .* db\.example\.com\. .* no missing findings were closed/,
  ],
  [{ code: 'target_not_named', facts: { tool: 'nuclei' } }, /^nuclei found nothing/],
  [
    {
      code: 'later_report_known',
      facts: {
        observed_at: '2026-02-10T10:00:00Z',
        later_at: '2026-03-10T10:00:00Z',
        kept_fixed: 0,
      },
    },
    /Feb 10, 2026.*Mar 10, 2026.*covers\.$/,
  ],
  [
    {
      code: 'later_report_known',
      facts: {
        observed_at: '2026-02-10T10:00:00Z',
        later_at: '2026-03-10T10:00:00Z',
        kept_fixed: 2,
      },
    },
    /2 results .* stay fixed\.$/,
  ],
])('a note %j is worded from its facts', (note, words) => {
  expect(scanNoteMessage(i18n, note)).toMatch(words);
});
