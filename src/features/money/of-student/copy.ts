export const title = 'Money due'
export const overdue = (when: string): string => `${when}: overdue`
export const moreOverdue = (count: number): string =>
  count === 1 ? '1 more payment is overdue.' : `${count} more payments are overdue.`
export const noRate =
  'There is no rate of the dollar just now, so what is due cannot be said. Please open the file again in a minute.'
