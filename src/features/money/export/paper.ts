// The ledger on paper.
import { openPaper, type Paper } from '#src/platform/pdf/paper.ts'
import type { As } from '#src/platform/pdf/structure.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { totalsOf, type Row } from '../rules.ts'
import { fileWords, print } from './rules.ts'

/** `at` is a moment as text: this comes from another process. */
export type LedgerInput = { at: string; ledger: LedgerView }

const [left, right, top, bottom] = [54, 558, 736, 72]

export async function printLedger({ at, ledger }: LedgerInput): Promise<Uint8Array> {
  const { rows, rate } = ledger
  const moment = Temporal.Instant.from(at)
  const paper = await openPaper({
    title: copy.title,
    at: moment,
    texts: rows.flatMap(({ what, payee }) => [what, payee]),
  })
  const page = pagesOf(paper)
  page.line(copy.title, { size: 22, bold: true, height: 20, as: 'h1' })
  page.line(print.madeOn(formatDay(dayOf(moment))), { size: 10, quiet: true, height: 24 })
  const totals = totalsOf(rows)
  for (const name of ['visa', 'landing', 'year'] as const)
    page.line(print.total(copy.totals[name], inRupees(totals[name].paise), inDollars(totals[name].cents)), { size: 11 })
  const { notYet } = totals.landing
  if (notYet.length > 0) page.line(copy.totals.notYet(notYet), { size: 9, quiet: true })
  page.line('', { size: 6 })
  for (const row of rows) page.row(row)
  page.line('', { size: 6 })
  page.line(fileWords.rate(rate.midRate, rate.source, rate.collectedAt, rate.isSample), { size: 9, quiet: true })
  return paper.finish()
}

const inRupees = (paise: number) => formatMoney(rupees(paise))
const inDollars = (cents: number) => formatMoney(dollars(cents))

type Line = { size: number; bold?: boolean; quiet?: boolean; height?: number; as?: As }

function pagesOf(paper: Paper) {
  let [sheet, y, number] = [paper.sheet(), top, 1]
  const room = (height: number) => {
    if (y - height >= bottom) return
    ;[sheet, y, number] = [paper.sheet(), top, number + 1]
    sheet.words(print.page(number), { x: left, y: 40, size: 9, quiet: true, as: 'mark' })
  }
  return {
    line: (text: string, { height = 0, ...look }: Line) => {
      room(look.size * 1.5)
      y = sheet.paragraph(text, { x: left, y, width: right - left, ...look }) - height / 3
    },
    row: (row: Row) => {
      room(44)
      const day = row.on === null ? copy.rows.noDay : formatDay(Temporal.PlainDate.from(row.on))
      sheet.row()
      const under = sheet.paragraph(row.what, { x: 170, y, size: 10, width: 240, as: 'th' })
      const after =
        row.payee === ''
          ? under
          : sheet.paragraph(row.payee, { x: 170, y: under, size: 9, width: 240, quiet: true, as: 'same' })
      sheet.words(copy.states[row.state], { x: left, y, size: 9, bold: true, as: 'td' })
      sheet.words(day, { x: left, y: y - 13, size: 9, quiet: true, as: 'same' })
      sheet.words(row.amount === null ? copy.noAmountWords : formatMoney(row.amount), { x: 424, y, size: 10, as: 'td' })
      if (row.amount?.currency === 'USD')
        sheet.words(inRupees(row.paise), { x: 424, y: y - 13, size: 9, quiet: true, as: 'same' })
      y = Math.min(after, y - 26) - 6
      sheet.line({ x: left, y: y + 4 }, { x: right, y: y + 4 })
      y -= 10
    },
  }
}
