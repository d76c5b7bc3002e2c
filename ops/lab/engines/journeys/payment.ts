// Out to the payment page and back: left once, then paid.
import { arjun } from '#seed/people.ts'
import * as copy from '#src/stages/forex/card/copy.ts'
import { enter, type Journey } from '../site.ts'

export const payment: Journey = async page => {
  await enter(page, arjun)
  await page.open('/forex')
  await page.press('button', 'Get Started')
  await page.press('button', /^Get your US debit card/)
  await page.fill('Amount in USD', '520')
  await page.fill('PAN of the person who pays', 'ABCPI1234K')
  await page.says('You pay')
  await page.press('button', copy.getCard.go)
  await page.isAt(/^\/sandbox\/rupees\//)
  await page.press('button', 'Abandon')
  await page.says(copy.waiting.title)
  await page.press('button', copy.waiting.back)
  await page.isAt(/^\/sandbox\/rupees\//)
  await page.press('button', 'Pay')
  await page.isAt(/^\/forex\/card-details/)
  await page.says('$520.00')
}
