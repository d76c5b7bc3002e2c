/** What a change can be of. */
export const changed = ['email', 'phone', 'password'] as const

/** How long a change can be undone. */
export const undoableDays = 7
