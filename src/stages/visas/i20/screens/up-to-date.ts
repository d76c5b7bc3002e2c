import type { I20View } from '../contract.ts'

/** Whether the filled form holds what is entered now. */
export const isUpToDate = ({ changedAt, filledI20 }: I20View): boolean =>
  filledI20 !== null && (changedAt === null || changedAt <= filledI20.filledAt)
