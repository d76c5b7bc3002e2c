import { useRead } from '#src/browser/reads.ts'
import type { AcademicView } from '#src/features/people/background/contract.ts'
import * as copy from '#src/features/people/background/copy.ts'
import { academicTypes, checkAcademic, type ScoreScale } from '#src/features/people/background/rules.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { background } from '#src/features/people/screens/api.ts'
import { studyRecord } from '../records/rules.ts'
import { RecordForm } from './record-form.tsx'
import { Records } from './records.tsx'

export function Studies({ owner }: { owner: string }) {
  return (
    <Part id="studies">
      <Loaded query={useRead(background.academics)}>
        {academics => (
          <Records
            title="Schools and degrees"
            empty="Nothing here yet. Begin with your last degree; lenders and universities ask for it first."
            add="Add a school or a degree"
            groups={academicTypes.map(type => ({ name: copy.academicTypeNames[type], records: academics[type] }))}
            entry={academic => ({ id: academic.id, title: academic.institution, details: detailsOf(academic) })}
            renderEditor={(academic, close) => <StudyForm owner={owner} academic={academic} onDone={close} />}
            remove={({ id }) => background.removeAcademic({ id })}
          />
        )}
      </Loaded>
    </Part>
  )
}

const outOf: Readonly<Record<ScoreScale, string>> = { percentage: '%', cgpa10: ' of 10', cgpa4: ' of 4' }

const detailsOf = ({ degree, field, startYear, endYear, score, scoreScale }: AcademicView): string[] => [
  [degree, field].filter(Boolean).join(', '),
  [
    [startYear, endYear].filter(year => year !== null).join(' to '),
    score === null ? '' : `${score}${outOf[scoreScale]}`,
  ]
    .filter(Boolean)
    .join(' · '),
]

type StudyFormProps = { owner: string; academic: AcademicView | undefined; onDone: () => void }

const StudyForm = ({ owner, academic, onDone }: StudyFormProps) => (
  <RecordForm
    record={studyRecord}
    draft="profile/studies"
    owner={owner}
    known={academic}
    label={academic === undefined ? 'A new school or degree' : academic.institution}
    check={checkAcademic}
    send={(sent, id) => (id === undefined ? background.addAcademic(sent) : background.changeAcademic({ id, ...sent }))}
    onDone={onDone}
  />
)
