// The way out of debt, step by step: what each step brings, and the cash after it.

import type { Rescue, Step } from './types';

export interface Stage {
  choice: Step;
  raises: number;
  cash: number; // after this step
}

export function stepsOf(rescue: Rescue | null, cash: number): Stage[] {
  let sum = cash;
  return (rescue?.plan ?? []).map((choice) => {
    const raises = choice.raises ?? 0;
    sum += raises;
    return { choice, raises, cash: sum };
  });
}
