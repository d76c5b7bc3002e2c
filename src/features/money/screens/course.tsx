import { Button } from '#src/ui/button.tsx'
import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table } from '#src/ui/table.tsx'
import { formatMoney, rupees } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { courseOf, sumOf, type DayRate, type Fund, type Month, type Row } from '../rules.ts'
import { CoursePicture } from './course-picture.tsx'
import { lakhs, monthWords } from './months.ts'

type CourseProps = {
  rows: readonly Row[]
  funds: readonly Fund[]
  today: string
  rate: DayRate
  onAddFund: () => void
}

/** What comes and goes month by month, and in which month the least is left. */
export function CourseOfMonths({ rows, funds, today, rate, onAddFund }: CourseProps) {
  const { months, lowest, before, undated } = courseOf(rows, funds, today, rate)
  if (months.length === 0) return null
  const [later, earlier] = [sumOf(undated), sumOf(before)]
  return (
    <section className="stack-4" aria-labelledby="money-months">
      <h2 id="money-months">{copy.course.title}</h2>
      {funds.length === 0 ? (
        <Notice tone="info" action={<Button onClick={onAddFund}>{copy.funds.add}</Button>}>
          {copy.course.noFunds}
        </Notice>
      ) : (
        lowest !== undefined && (
          <Notice tone={lowest.left < 0 ? 'wrong' : 'info'}>
            {lowest.left < 0
              ? copy.course.short(monthWords(lowest.month), lakhs(-lowest.left))
              : copy.course.lowest(monthWords(lowest.month), lakhs(lowest.left))}
          </Notice>
        )
      )}
      {months.length < 2 ? (
        // One bar alone compares nothing.
        <CourseTable months={months} />
      ) : (
        <BarsOrTable
          of="a picture"
          bars={<CoursePicture months={months} lowest={funds.length === 0 ? undefined : lowest} />}
          table={<CourseTable months={months} />}
        />
      )}
      {later.paise > 0 && <p className="quiet">{copy.course.undated(formatMoney(rupees(later.paise)))}</p>}
      {earlier.paise > 0 && funds.length > 0 && (
        <p className="quiet">{copy.course.before(formatMoney(rupees(earlier.paise)))}</p>
      )}
    </section>
  )
}

const CourseTable = ({ months }: { months: readonly Month[] }) => (
  <Table
    caption={copy.course.caption}
    columns={[
      { label: copy.course.month, cell: ({ month }) => monthWords(month) },
      { label: copy.course.comes, numeric: true, cell: ({ comes }) => formatMoney(rupees(comes)) },
      { label: copy.course.goes, numeric: true, cell: ({ goes }) => formatMoney(rupees(goes)) },
      { label: copy.course.left, numeric: true, cell: ({ left }) => formatMoney(rupees(left)) },
    ]}
    rows={months}
    rowKey={({ month }) => month}
  />
)
