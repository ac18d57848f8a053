export const titles: string[];
export const manner: string[];
export function shape(n: number): [number, number];
export function painting(n: number, how?: { uid?: string; label?: boolean }): string;
