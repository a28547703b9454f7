import { slsaThreats, type SlsaThreat } from '#domain/finding-filters';

export const componentViews = ['list', 'tree', 'changes'] as const;
export type ComponentView = (typeof componentViews)[number];

/**
 * The URL of the supply chain page: the selected threat, the component search and the component
 * view.
 */
export interface SupplyChainSearch {
  /** Defaults to the threats. */
  readonly section?: 'components';
  readonly threat?: SlsaThreat;
  readonly q?: string;
  /** Name of the saved component view that the search belongs to. */
  readonly saved?: string;
  /** Defaults to the list. */
  readonly view?: Exclude<ComponentView, 'list'>;
  /** Nickname of the repository that the page is restricted to. */
  readonly repository?: string;
  /** The scan whose SBOM is shown; defaults to the repository's first. */
  readonly bill?: string;
  /** The two scans whose SBOMs are compared. */
  readonly from?: string;
  readonly to?: string;
  /** Only changes that affect vulnerabilities or licences. */
  readonly effect?: true;
}

const textOf = (input: unknown, most: number): string =>
  typeof input === 'string' ? input.trim().slice(0, most) : '';

export function validateSupplyChainSearch(
  input: Readonly<Record<string, unknown>>,
): SupplyChainSearch {
  const threat = slsaThreats.find((letter) => letter === input.threat);
  const q = textOf(input.q, 200);
  const saved = textOf(input.saved, 100);
  const view = (['tree', 'changes'] as const).find((one) => one === input.view);
  const repository = textOf(input.repository, 200);
  // A component search, view or saved view implies the components section.
  const section =
    input.section === 'components' || view !== undefined || q !== '' || saved !== ''
      ? ('components' as const)
      : undefined;
  const [bill = '', from = '', to = ''] = [input.bill, input.from, input.to].map((scan) =>
    textOf(scan, 100),
  );
  const compared =
    view === 'changes'
      ? {
          ...(from !== '' && { from }),
          ...(to !== '' && { to }),
          ...(String(input.effect) === 'true' && { effect: true as const }),
        }
      : {};
  return {
    ...(section && { section }),
    ...(threat && { threat }),
    ...(q !== '' && { q }),
    ...(saved !== '' && { saved }),
    ...(view && { view }),
    ...(repository !== '' && { repository }),
    ...(view === 'tree' && bill !== '' && { bill }),
    ...compared,
  };
}
