/** '+91 98480 22338': with the country, so that a wrong prefix is seen. */
export const wholeNumber = ({ prefix, number }: { prefix: string; number: string }): string =>
  `+${prefix.split(':')[1] ?? ''} ${number.trim()}`
