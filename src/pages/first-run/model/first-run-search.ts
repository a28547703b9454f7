export const firstRunSteps = ['organisation', 'findings', 'people', 'pipeline'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** The URL of the first steps contains the current step, so that a reload stays there. */
export interface FirstRunSearch {
  readonly step?: FirstRunStep;
}

export function validateFirstRunSearch(input: Readonly<Record<string, unknown>>): FirstRunSearch {
  const step = firstRunSteps.find((one) => one === input.step);
  return step && step !== 'organisation' ? { step } : {};
}
