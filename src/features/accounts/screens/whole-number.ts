/** '+91 98480 22338': with the country, so that a wrong prefix is seen; once, where it was typed as well. */
export const wholeNumber = ({ prefix, number }: { prefix: string; number: string }): string =>
  number.trim().startsWith('+') ? number.trim() : `+${prefix.split(':')[1] ?? ''} ${number.trim()}`
