// The decision sheet on paper: what the family reads on the phone, with who agreed to it.
import { openPaper, type Paper } from '#src/platform/pdf/paper.ts'
import type { As } from '#src/platform/pdf/structure.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as statements from '../statements/copy.ts'
import { statementLines } from '../statements/rules.ts'
import type { AgreementView, SheetView } from './contract.ts'
import * as copy from './copy.ts'
import { linesOf, riseLines, riseNote, versionName, type Line } from './rules.ts'

/** `at` is a moment as text: this comes from another process. */
export type SheetInput = { at: string; view: SheetView }

const [left, right, top, bottom] = [56, 539, 786, 60]
const values = 268

export async function printSheet({ at, view: { firstName, sheet, agreements } }: SheetInput): Promise<Uint8Array> {
  const moment = Temporal.Instant.from(at)
  const paper = await openPaper({
    title: copy.fileTitle,
    at: moment,
    texts: [firstName, ...agreements.map(({ who }) => who)],
    size: 'a4',
  })
  const page = pagesOf(paper)
  if (sheet === null) return paper.finish()
  const { figures, version, isAccepted, changedAt } = sheet
  page.say(copy.fileTitle, { size: 22, bold: true, as: 'h1' })
  page.say(`${copy.forFamily(firstName)} · ${copy.version(versionName(version))} · ${dayIn(at)}`, {
    size: 10,
    quiet: true,
  })
  page.rule()
  page.say(`${isAccepted ? copy.accepted(firstName) : copy.considered(firstName)} ${copy.asOf(dayIn(changedAt))}`)
  for (const line of linesOf(figures)) page.row(line)
  page.title(copy.rises.title)
  page.say(riseNote(figures))
  for (const line of riseLines(figures)) page.row(line)
  page.title(statements.title)
  for (const line of statementLines(sheet)) page.say(line)
  page.say(statements.counts, { quiet: true })
  page.title(copy.agreed.title)
  const standing = agreements.filter(({ isCurrent, takenBackAt }) => isCurrent && takenBackAt === null)
  if (standing.length === 0) page.say(copy.agreed.nobody)
  for (const agreement of standing)
    page.say(
      `${copy.agreed.line(nameOf(agreement), dayIn(agreement.at))}, ${copy.agreed.toVersion(versionName(version))}`,
    )
  page.rule()
  page.say(copy.notAgreement, { quiet: true })
  page.say(copy.agreeing.what, { quiet: true })
  return paper.finish()
}

const dayIn = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))

/** On paper it is read by others: nobody is 'you'. */
const nameOf = ({ who, relation }: AgreementView): string =>
  who === '' ? copy.agreed.other(relation) : `${who} (${relation})`

type Look = { size?: number; bold?: boolean; quiet?: boolean; as?: As }

function pagesOf(paper: Paper) {
  let [sheet, y] = [paper.sheet(), top]
  const room = (height: number) => {
    if (y - height >= bottom) return
    ;[sheet, y] = [paper.sheet(), top]
  }
  const say = (text: string, { size = 10.5, ...look }: Look = {}) => {
    room(size * 3)
    y = sheet.paragraph(text, { x: left, y, width: right - left, size, ...look }) - 4
  }
  return {
    say,
    rule: () => {
      sheet.line({ x: left, y: y + 6 }, { x: right, y: y + 6 })
      y -= 10
    },
    title: (text: string) => {
      y -= 10
      room(70)
      say(text, { size: 13, bold: true, as: 'h2' })
    },
    row: ({ label, value, note }: Line) => {
      room(34)
      sheet.row()
      const under = sheet.paragraph(label, { x: left, y, width: values - left - 12, size: 10, quiet: true, as: 'th' })
      const after = sheet.paragraph(value, { x: values, y, width: right - values, size: 11, bold: true, as: 'td' })
      const noted =
        note === undefined
          ? after
          : sheet.paragraph(note, { x: values, y: after + 1, width: right - values, size: 9, quiet: true, as: 'same' })
      y = Math.min(under, noted) - 6
    },
  }
}
