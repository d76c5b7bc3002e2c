/** How many weeks lenders take until a loan is sanctioned, as rule A11 says it with its source. */
export const sanctionWeeks = {
  publicBank: { least: 3, most: 5 },
  other: { least: 2, most: 3 },
} as const
