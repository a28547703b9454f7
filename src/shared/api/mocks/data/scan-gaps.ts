// Reports of the mock organisation that do not show everything: a tool failed, or left out a part.
import type { ScanNote } from '../../generated/model';
import { idOf } from './ids';
import { repositoryNames } from './repositories';

/** Its reports scanned nothing, so it has no findings and looks clean. */
export const unscannedRepository = 'search-index';
/** Its latest report could not be imported. */
export const failedRepository = 'mail-sender';

const nothingScanned = (tool: string): ScanNote => ({
  code: 'nothing_scanned',
  facts: { tool },
  text: `${tool} scanned nothing, so no missing findings were closed.`,
});

const notes: Readonly<Record<string, Readonly<Record<string, ScanNote>>>> = {
  [unscannedRepository]: { semgrep: nothingScanned('semgrep'), trivy: nothingScanned('trivy') },
  'batch-exports': {
    trivy: {
      code: 'scan_failed',
      facts: { tool: 'trivy' },
      text: 'trivy reports a failed scan, so no missing findings were closed.',
    },
  },
  'customer-profile': {
    semgrep: {
      code: 'files_unscanned',
      facts: { tool: 'semgrep', files: ['src/statements/search.ts'] },
      text: 'semgrep couldn’t scan some files: src/statements/search.ts. Their findings stay open.',
    },
  },
  'payment-router': {
    trivy: {
      code: 'components_unscanned',
      facts: { tool: 'trivy', packages: ['minimist'] },
      text: 'trivy couldn’t check some packages: minimist. Their findings stay open.',
    },
  },
};

const byId = new Map(
  repositoryNames.map((nickname, index) => [idOf('r', index), notes[nickname]] as const),
);

/** The note on last night's report of a tool; undefined if it shows everything. */
export const gapOf = (repository: string, tool: string): ScanNote | undefined =>
  byId.get(repository)?.[tool];

type Reported = {
  repository: { id: string };
  tool: string;
  file: string | null;
  component: { name: string } | null;
};

/** Whether last night's report of its tool leaves open if the finding is still there. */
export const isUnseen = ({ repository, tool, file, component }: Reported): boolean => {
  const gap = gapOf(repository.id, tool);
  if (gap === undefined) return false;
  const { files, packages } = gap.facts;
  if (files) return file !== null && files.includes(file);
  if (packages) return component !== null && packages.includes(component.name);
  return true;
};
