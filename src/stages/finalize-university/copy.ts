import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Coming Soon',
  lede: 'Compare your admits side by side: fees, cities, funding and what graduates do next.',
  points: [
    { title: 'One page for each admit', text: 'What it costs, when it answers, what it asks of you.' },
    { title: 'Deadlines in one line', text: 'Deposits, acceptances and housing, by date.' },
    {
      title: 'Work after your studies',
      text: 'OPT may get a fee and CPT is tighter since August 2026. Ask each university what it will do.',
    },
  ],
  start: 'Get Early Access',
  drawing: 'platform-clock',
}
