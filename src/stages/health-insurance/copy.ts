import type { Welcome } from '../../journey/stage.ts'

export const welcome: Welcome = {
  title: 'Cover that your university accepts.',
  lede: 'Your university charges you for its own plan unless you show cover that meets its rules. See both before you pay.',
  points: [
    { title: 'Checked before you pay', text: 'Your plan against the rules of your university, line by line.' },
    { title: 'Waiver papers', text: 'A guide for your university, and what to hand in when.' },
    { title: 'Friends pay less', text: 'Buy as a group of five and each saves $15.' },
  ],
  start: 'Get Started',
  drawing: 'umbrella-stand',
}
