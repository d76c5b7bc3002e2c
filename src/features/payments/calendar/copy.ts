export const calendar = {
  title: 'When you pay',
  when: 'When',
  what: 'What',
  amount: 'Amount',
  today: 'Today',
  dueToday: 'Due today',
  later: 'Later',
  all: 'In all',
}
