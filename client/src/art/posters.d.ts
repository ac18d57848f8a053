export function skyline(id?: string): string;
export function castle(id?: string): string;
export function emeraldCity(id?: string): string;
export function gallery(id?: string): string;
