export const title = 'Money due'
export const overdue = 'Overdue'
export const moreOverdue = (count: number): string =>
  count === 1 ? '1 more payment is overdue.' : `${count} more payments are overdue.`
