import { blockedCode } from '../wire/blocked.ts'
import { ApiError } from '../wire/client.ts'

/** A blocked application is no news that passes: the page says it above the form, with whom to ask. */
export const isShownInPlace = (error: unknown): boolean => error instanceof ApiError && error.code === blockedCode
