export const lastSafe = (name: string): string => `Last safe day: ${name}`
export const lastSafeEstimated = (name: string): string => `Last safe day (estimated): ${name}`
export const lastDay = (name: string): string => `Last day: ${name}`
export const lastDayEstimated = (name: string): string => `Last day (estimated): ${name}`
export const estimated = (name: string): string => `${name} (our estimate)`
export const ofStage = (stage: string, title: string): string => `${stage}: ${title}`
