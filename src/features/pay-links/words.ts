// What the payer reads; what the student reads of the link is said in English.
import { wordSet } from '#src/values/languages.ts'
import { notPayable, over, page, unknown } from './copy.ts'

export const payWords = wordSet({
  name: 'pay-links',
  english: { unknown, notPayable, over, page },
  weighty: ['over', 'page.amount', 'page.until', 'page.pay', 'page.next', 'page.bank', 'page.inDoubt', 'page.paid'],
  load: language => import(`./copy.${language}.ts`),
})
