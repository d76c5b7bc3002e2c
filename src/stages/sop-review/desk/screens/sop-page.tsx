import { useRead } from '#src/browser/reads.ts'
import { DeskPage, StudentLinks } from '#src/features/desk-kit/screens/desk-page.tsx'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { useBegun } from './draft-remarks.ts'
import { Earlier } from './earlier.tsx'
import { type ReaderOf, firstNameOf } from './reader-name.ts'
import { Reader } from './reader.tsx'
import { Rubric } from './rubric.tsx'
import { useRubric, useScoreKeys } from './use-rubric.ts'
import { deskSops, useReread } from './api.ts'
import { Standing } from './state.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { toeflBand, toeflRange } from '#src/values/test-scores.ts'
import { loanProcessNames } from '#src/stages/sop-review/submit/rules.ts'
import { Deadline } from './deadline.tsx'
import s from './sop-desk.module.css'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import { longestRemark } from '#src/stages/sop-review/feedback/rules.ts'
import { Said } from './said.tsx'
import { useSaveKey } from '#src/ui/use-save-key.ts'

/** One version of an SOP: where it stands, what it brings, its text with what is said of it, and the judgement. */
export function SopPage({ id, reader }: { id: string; reader: ReaderOf }) {
  const sop = useRead(deskSops.read, { id })
  const { student, number } = sop.data ?? {}
  return (
    <DeskPage
      title={student === undefined ? 'SOP' : `${student.name}, version ${number}`}
      what="SOP"
      back={{ href: '/desk/sops', to: 'all SOPs' }}
      links={student !== undefined && <StudentLinks id={student.id} />}
      query={sop}
    >
      {version => <OpenSop version={version} reader={reader} />}
    </DeskPage>
  )
}

function OpenSop({ version, reader }: { version: DeskVersion; reader: ReaderOf }) {
  const begun = useBegun(version.sopId, reader.id)
  const judging = useRubric(version, reader.id)
  const scoring = useScoreKeys(judging)
  return (
    <>
      <Standing version={version} reader={reader} begun={begun.keys.length} judging={judging} />
      <HelpWanted version={version} me={reader.id} />
      <SopFacts version={version} />
      <Earlier version={version}>
        {(earlier, ways) => (
          <Reader version={version} earlier={earlier} ways={ways} begun={begun} me={reader.id} keys={scoring} />
        )}
      </Earlier>
      <Rubric version={version} judging={judging} />
    </>
  )
}

/** What came with the text. Anyone who opens the resume is written down. */
function SopFacts({ version }: { version: DeskVersion }) {
  const { gre, toefl, universities, submissionDeadline, takingPaidHelp, loanProcess, resume } = version
  const today = dayOf(useNow())
  return (
    <dl className={s.facts} aria-label="What came with it">
      <div className={s.wide}>
        <dt>Universities</dt>
        <dd>
          {universities.map(({ name, isVerified }) => (isVerified ? name : `${name} (not checked yet)`)).join(', ')}
        </dd>
      </div>
      <div>
        <dt>Deadline</dt>
        <dd>
          <Deadline day={submissionDeadline} today={version.publishedAt === null ? today : undefined} />
        </dd>
      </div>
      <div>
        <dt>Resume</dt>
        <dd>{resume === null ? 'None' : <DocumentLink document={resume} from="/api/desk/documents" />}</dd>
      </div>
      <div>
        <dt>GRE</dt>
        <dd>{gre.taken === true ? greWords(gre) : planned(gre.date)}</dd>
      </div>
      <div>
        <dt>TOEFL</dt>
        <dd>{toefl.taken === true ? toeflWords(toefl) : planned(toefl.date)}</dd>
      </div>
      <div>
        <dt>Paid help</dt>
        <dd>{takingPaidHelp ? 'Yes' : 'No'}</dd>
      </div>
      <div>
        <dt>Loan process begun</dt>
        <dd>{loanProcess === null ? 'Not given' : loanProcessNames[loanProcess]}</dd>
      </div>
    </dl>
  )
}

const planned = (day: string | null): string =>
  day === null ? 'Not given' : `Planned for ${formatDay(Temporal.PlainDate.from(day))}`

const greWords = ({ quant, verbal, writing }: DeskVersion['gre']): string =>
  `Quantitative ${quant}, Verbal ${verbal}, AWA ${writing}`

function toeflWords({ score, scale }: DeskVersion['toefl']): string {
  if (score === null) return 'Not given'
  if (scale === '0-120') return `${score} of 120, the same as ${toeflBand(score) ?? '?'} of 6`
  const range = toeflRange(score)
  return `${score} of 6${range === undefined ? '' : `, the same as ${range.from} to ${range.to} of 120`}`
}

/** What the student marked and asked about, each with its answer. Anybody at the desk may answer. */
function HelpWanted({ version, me }: { version: DeskVersion; me: string }) {
  const { moreHelpRequestedAt, moreHelpAnsweredAt, remarks } = version
  if (moreHelpRequestedAt === null || moreHelpAnsweredAt !== null) return null
  const marked = remarks.filter(({ markedForHelp }) => markedForHelp)
  return (
    <section className="heads-4 stack-3 round-2 sunk pad-4" aria-label="Help wanted">
      <h2>Help wanted</h2>
      <p>{firstNameOf(version)} does not know what to do with these. With the last answer they are notified.</p>
      {marked.map(remark => (
        <div key={remark.id} className={classes('stack-2 box quoted pad-4 pad-y-3 breakable', s.card)}>
          {remark.place !== null && <blockquote className={s.quote}>{remark.place.quote}</blockquote>}
          <Said remark={remark} />
          {remark.helpAnswer === null && <AnswerForm remark={remark} me={me} student={version.student.name} />}
        </div>
      ))}
    </section>
  )
}

type AnswerFormProps = { remark: RemarkView; me: string; student: string }

function AnswerForm({ remark, me, student }: AnswerFormProps) {
  const reread = useReread()
  const form: Form<{ text: string }> = useForm({
    initial: { text: '' },
    check: ({ text }) => {
      if (text.trim() === '') return { text: 'Please write the answer.' }
      return text.length > longestRemark ? { text: `Please use at most ${longestRemark} characters.` } : {}
    },
    submit: async ({ text }) => {
      await deskSops.answerHelp({ id: remark.id, text })
      draft.clear()
      await reread()
    },
  })
  const draft = useDraft(`sop-help:${remark.id}`, me, form)
  useSaveKey(form.bind.ref, () => void form.submit())
  return (
    <FormFrame form={form} label={`Answer about “${remark.place?.quote ?? 'the whole'}”`}>
      <AnswerField {...form.field('text')} student={student} label="Your answer" minRows={2} maxRows={12} />
      <Actions>
        <Button type="submit" busy={form.busy} busyWords="Sending">
          {form.error === undefined ? 'Send the answer' : 'Try again'}
        </Button>
      </Actions>
    </FormFrame>
  )
}
