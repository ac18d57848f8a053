export const bricks: string;
export function city(x: number, y: number, z?: number): string;
export function scene(uid?: string): string;
