export function luxury(id?: string): string;
export function potter(id?: string): string;
export function oz(id?: string): string;
export function gallery(id?: string): string;
