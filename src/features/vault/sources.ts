// What other features and stages say about the files that they keep of a student: each in its `module.server.ts`.
import type { House } from '#src/platform/house.ts'

/** A file that a step keeps, and the address of that step. */
export type FileOfStep = { document: string; what: string; usedIn: `/${string}` }

/** Older ones first. */
export type VaultSource = (house: Pick<House, 'db'>, owner: string) => Promise<FileOfStep[]>
