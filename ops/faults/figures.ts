/** What a part of the torture measured, and each promise that it saw broken, in words. */
export type Figures = { title: string; lines: string[]; broken: string[] }
