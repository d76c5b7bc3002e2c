// By itself, for it comes with the rules, before any page is shown.
import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'A US number before you land.',
  lede: 'Plans from $25 a line, calls to 140 countries, and your Indian number kept alive.',
  points: [
    { title: 'From $25 a line', text: 'A prepaid plan needs no Social Security number.' },
    { title: '140 countries', text: 'Call home without a second app.' },
    {
      title: 'Keep the Indian number',
      text: 'Banks send codes to it. Recharge before you fly, and every 75 days after that.',
    },
  ],
  start: 'Get Started',
  drawing: 'phone-booth',
}
