// The way out of debt, step by step: what each step brings, and the cash after it.

import type { Choice, Rescue } from './protocol';

export interface Step {
  choice: Choice;
  raises: number;
  cash: number; // after this step
}

/** What the server says a step brings; an older one says it in the words of the step only. */
export function raisesOf(step: Rescue['plan'][number] | Choice): number {
  if ('raises' in step && typeof step.raises === 'number') return step.raises;
  const sum = step.text.match(/[\d,]+(?=\D*$)/)?.[0] ?? '0';
  return Number(sum.replaceAll(',', ''));
}

export function stepsOf(rescue: Rescue | null, cash: number): Step[] {
  let sum = cash;
  return (rescue?.plan ?? []).map((choice) => {
    const raises = raisesOf(choice);
    sum += raises;
    return { choice, raises, cash: sum };
  });
}
