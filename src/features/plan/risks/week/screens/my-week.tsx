import { useRead } from '#src/browser/reads.ts'
import type { WeekView } from '#src/features/plan/contract.ts'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { words } from '../../../shown/copy.ts'
import { planRisks } from '../../screens/api.ts'
import * as copy from '../copy.ts'

/** What of a lead's students is due in the next seven days, day by day. */
export const MyWeek = () => (
  <section>
    <h2>{copy.title}</h2>
    <Loaded what="your week" query={useRead(planRisks.week)} rows={4}>
      {week => <Days week={week} />}
    </Loaded>
  </section>
)

function Days({ week: { today, students, days } }: { week: WeekView }) {
  if (students === 0) return <p>{copy.noStudents}</p>
  if (days.length === 0) return <p>{copy.empty}</p>
  return (
    <>
      <p className="quiet">{copy.lede}</p>
      <ol className="stack-5 list">
        {days.map(({ day, items }) => (
          <li key={day} className="stack-2">
            <h3 className="text-3">{copy.dayTitle(day, today)}</h3>
            <ul className="list touch">
              {items.map(({ id, student, title, word, path }) => (
                <li key={id} className="row-2 lines-0">
                  <Link href={path}>{copy.open(title, student.name)}</Link>
                  {word !== null && <StatusTag tone={word === 'breaks' ? 'wrong' : 'tight'}>{words[word]}</StatusTag>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
