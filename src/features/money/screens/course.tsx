import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table } from '#src/ui/table.tsx'
import { formatMoney, rupees } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { courseOf, isEstimate, sumOf, type Course, type DayRate, type Fund, type Month, type Row } from '../rules.ts'
import { CoursePicture } from './course-picture.tsx'
import { lakhs, monthWords } from './months.ts'
import s from './money.module.css'

type CourseProps = { rows: readonly Row[]; funds: readonly Fund[]; today: string; rate: DayRate }

/** What is left month by month, and in which the least; without any money that is known, what goes out. */
export function CourseOfMonths({ rows, funds, today, rate }: CourseProps) {
  const course = courseOf(rows, funds, today, rate)
  const { months, before, undated } = course
  const hasFunds = funds.length > 0
  const [later, earlier] = [sumOf(undated), sumOf(before)]
  const estimated = months.flatMap(month => month.rows).filter(isEstimate).length
  const table = <CourseTable months={months} hasFunds={hasFunds} />
  return (
    <section className={s.course} aria-labelledby="money-months">
      <div className="spread baseline gap-4 lines-0">
        <h2 id="money-months">{hasFunds ? copy.course.title : copy.course.goesTitle}</h2>
        {estimated > 0 && (
          <span className={s.key}>
            <i className={s.hatched} aria-hidden="true" /> {copy.estimate}
          </span>
        )}
      </div>
      {hasFunds ? <Least {...course} /> : <p className="quiet">{copy.course.noFunds}</p>}
      {months.length > 1 && (
        <BarsOrTable
          of="a picture"
          bars={<CoursePicture months={months} lowest={hasFunds ? course.lowest : undefined} />}
          table={table}
        />
      )}
      {/* One bar alone compares nothing. */}
      {months.length === 1 && table}
      {estimated > 0 && <p className="quiet">{copy.course.restsOn(estimated)}</p>}
      {later.paise > 0 && (
        <p className="quiet">
          {copy.course.undated(formatMoney(rupees(later.paise)))}{' '}
          {months.length === 0 && <Link href="/plan/dates">{copy.due.toDates}</Link>}
        </p>
      )}
      {earlier.paise > 0 && hasFunds && (
        <p className="quiet">{copy.course.before(formatMoney(rupees(earlier.paise)))}</p>
      )}
    </section>
  )
}

/** What is missing is an alarm; that enough is there is none. */
function Least({ lowest }: Pick<Course, 'lowest'>) {
  if (lowest === undefined) return null
  const { left, month } = lowest
  if (left >= 0) return <p>{copy.course.lowest(monthWords(month), lakhs(left))}</p>
  return <Notice tone="wrong">{copy.course.short(monthWords(month), lakhs(-left))}</Notice>
}

const CourseTable = ({ months, hasFunds }: { months: readonly Month[]; hasFunds: boolean }) => {
  const sum = (label: string, paiseIn: (month: Month) => number) => ({
    label,
    numeric: true,
    cell: (month: Month) => formatMoney(rupees(paiseIn(month))),
  })
  const goes = sum(copy.course.goes, month => month.goes)
  return (
    <Table
      caption={copy.course.caption}
      columns={[
        { label: copy.course.month, cell: ({ month }) => monthWords(month) },
        ...(hasFunds
          ? [sum(copy.course.comes, ({ comes }) => comes), goes, sum(copy.course.left, ({ left }) => left)]
          : [goes]),
      ]}
      rows={months}
      rowKey={({ month }) => month}
    />
  )
}
