// The list on paper, with boxes that can still be ticked in a viewer.
import { openPaper, type Paper as Printed, type Sheet } from '#src/platform/pdf/paper.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { checklist as words, papers as paperWords, setTitles, titleOf } from './copy.ts'
import type { Tick } from '#src/values/ticks.ts'
import { listDay, papersOn, setNames, type Paper } from './rules.ts'

/** `at` is a moment as text, because this comes from another process; its day is the student's own. */
type ChecklistInput = {
  name: string
  at: string
  zone: string
  ticks: readonly Tick[]
  skips: readonly string[]
  interviewOn: string | null
}

const left = 48
// On A4: the list is printed in India.
const right = 547
const top = 788
const bottom = 60
const rowHeight = 25

export async function printChecklist({
  name,
  at,
  zone,
  ticks,
  skips,
  interviewOn,
}: ChecklistInput): Promise<Uint8Array> {
  const moment = Temporal.Instant.from(at)
  const today = dayOf(moment, zone)
  // Financial years begin and end on India's clock, whichever clock the student is on.
  const paper = await openPaper({ title: words.title, at: moment, texts: [name], size: 'a4' })
  const all = papersOn(listDay(interviewOn, dayOf(moment))).filter(({ id }) => !skips.includes(id))
  const place = placeOn(paper, () => head(paper.sheet(), name, today))
  for (const set of setNames) {
    const rows = all.filter(one => one.set === set)
    const heading = place(34 + Math.min(rows.length, 2) * rowHeight, 34)
    heading.sheet.words(setTitles[set], { x: left, y: heading.y - 22, size: 12, bold: true, as: 'h2' })
    for (const row of rows) {
      const { sheet, y } = place(rowHeight, rowHeight)
      drawRow(sheet, row, y - rowHeight + 8, tickedOn(row, ticks, zone))
    }
  }
  return paper.finish()
}

type Begun = { sheet: Sheet; y: number }

function head(sheet: Sheet, name: string, today: Temporal.PlainDate): Begun {
  sheet.words(words.title, { x: left, y: top, size: 17, bold: true, as: 'h1' })
  const line = [name === '' ? '' : words.of(name), words.printed(formatDay(today))].filter(Boolean).join('. ')
  sheet.words(line, { x: left, y: top - 19, size: 10.5 })
  sheet.line({ x: left, y: top - 30 }, { x: right, y: top - 30 })
  const y = sheet.paragraph(words.note, { x: left, y: top - 45, size: 8.5, width: right - left, quiet: true })
  return { sheet, y: y - 4 }
}

/** Room of this height, on another sheet where this one has not as much left as is needed at once. */
function placeOn(paper: Printed, begin: () => Begun): (needed: number, taken: number) => Begun {
  let now = begin()
  return (needed, taken) => {
    if (now.y - needed < bottom) now = goOn(paper.sheet())
    const place = { ...now }
    now = { ...now, y: now.y - taken }
    return place
  }
}

function goOn(sheet: Sheet): Begun {
  sheet.words(words.goesOn(words.title), { x: left, y: top, size: 10.5, quiet: true, as: 'mark' })
  return { sheet, y: top - 8 }
}

function tickedOn({ id }: Paper, ticks: readonly Tick[], zone: string): Temporal.PlainDate | undefined {
  const tick = ticks.find(({ paper }) => paper === id)
  return tick && dayOf(Temporal.Instant.from(tick.tickedAt), zone)
}

function drawRow(sheet: Sheet, paper: Paper, y: number, ticked: Temporal.PlainDate | undefined): void {
  sheet.tick({ name: paper.id, label: titleOf(paper) }, ticked !== undefined, { x: left, y: y - 1 })
  sheet.words(titleOf(paper), { x: left + 20, y: y + 4, size: 10 })
  sheet.words(paperWords[paper.name].use, { x: left + 20, y: y - 7, size: 7.5, quiet: true, as: 'same' })
  if (ticked !== undefined)
    sheet.words(formatDay(ticked), { x: right - 110, y: y + 4, size: 8.5, quiet: true, as: 'same' })
}
