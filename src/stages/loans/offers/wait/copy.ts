// What half a year more of moratorium does to one loan.

export const title = 'What half a year more of moratorium does'
export const why = (bank: string): string =>
  `With ${bank}: interest runs for six months more. The APR spreads the cost over a longer time, so it can fall while you pay more rupees.`
export const table = 'The same loan with half a year between'
