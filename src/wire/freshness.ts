/** Who has it reads from the primary. */
export const freshCookie = 'safar_fresh'
/** Longer than a standby in use is ever behind. */
export const freshSeconds = 15
