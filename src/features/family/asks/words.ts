import { wordSet } from '#src/values/languages.ts'
import { askedNote, home, refusals } from './copy.ts'

export const askWords = wordSet({
  name: 'family-asks',
  english: { refusals, home, askedNote },
  weighty: ['home.pay', 'home.next', 'home.inDoubt', 'home.thanks', 'home.elsewhere', 'home.payers', 'refusals'],
  load: language => import(`./copy.${language}.ts`),
})
