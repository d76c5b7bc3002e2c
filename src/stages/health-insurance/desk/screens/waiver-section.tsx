import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import type { WaiverStage } from '#src/stages/health-insurance/waiver/rules.ts'
import { WindowClockFace } from '#src/stages/health-insurance/waiver/screens/window-clock.tsx'
import type { DeskPolicy } from '../contract.ts'
import { done, stageWords } from '../copy.ts'
import s from './desk-insurance.module.css'
import { deskInsurance, useInsuranceVerb } from './api.ts'
import { GuideEditor } from './guide-editor.tsx'
import { kindFor } from './next.ts'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { longestRefusal } from '#src/stages/health-insurance/waiver/copy.ts'
import { checkRefusal } from '../rules.ts'

type SectionProps = { policy: DeskPolicy; me: string }

const decided: ReadonlySet<WaiverStage> = new Set(['approved', 'refused'])

export function WaiverSection({ policy, me }: SectionProps) {
  const { waiver, endedAt } = policy
  return (
    <section aria-labelledby="desk-waiver">
      <h2 id="desk-waiver">Waiver</h2>
      <Standing waiver={waiver} />
      {waiver.stage !== 'no-waiver' && !decided.has(waiver.stage) && <WindowClockFace window={waiver.window} />}
      {endedAt === null && !decided.has(waiver.stage) && <Promises policy={policy} />}
      {endedAt === null &&
        (decided.has(waiver.stage) ? <TakeBack policy={policy} /> : <Decide policy={policy} me={me} />)}
      <GuideEditor policy={policy} me={me} />
    </section>
  )
}

function Standing({
  waiver: { stage, submittedAt, approvedAt, refusedAt, refusal, decidedBy },
}: Pick<DeskPolicy, 'waiver'>) {
  const at = approvedAt ?? refusedAt ?? submittedAt
  return (
    <>
      <p>
        {stageWords[stage]}
        {at !== null && (
          <>
            {': '}
            <When at={at} />
          </>
        )}
        {decided.has(stage) && decidedBy !== null && `, noted by ${decidedBy}`}
      </p>
      {stage === 'refused' && <blockquote className={s.said}>{refusal}</blockquote>}
    </>
  )
}

/** The e-mail and the guide that the deposit promised. */
function Promises({ policy: { id, waiver } }: { policy: DeskPolicy }) {
  const check = useInsuranceVerb(deskInsurance.checkWaiver, done.checked)
  const give = useInsuranceVerb(deskInsurance.giveGuide, done.guideGiven)
  const { emailBy, emailAt, guideBy, owes, readBy } = waiver
  return (
    <>
      {owes.email && (
        <Actions>
          <Button busy={check.isPending} onClick={() => check.mutate({ id })}>
            I checked it: approve on our side and write so
          </Button>
          <span>
            <Promised by={readBy ?? emailBy} />
          </span>
        </Actions>
      )}
      {emailAt !== null && (
        <p>
          Approved on our side: <When at={emailAt} />
        </p>
      )}
      {owes.guide && (
        <Actions>
          <Button busy={give.isPending} onClick={() => give.mutate({ id })}>
            Give the guide now
          </Button>
          <span>
            <Promised by={guideBy} />
          </span>
        </Actions>
      )}
    </>
  )
}

const Promised = ({ by }: { by: string | null }) =>
  by === null ? (
    'Waits since the deposit'
  ) : (
    <>
      Promised by <When at={by} />
    </>
  )

function Decide({ policy, me }: SectionProps) {
  const { id, waiver, todos } = policy
  const approve = useInsuranceVerb(deskInsurance.approveWaiver, done.approved)
  return (
    <>
      {waiver.stage !== 'handed-in' && <p className="quiet">{done.notHandedIn}</p>}
      <Actions>
        <Button kind={kindFor('decision', todos)} busy={approve.isPending} onClick={() => approve.mutate({ id })}>
          The university approved it
        </Button>
        <DialogButton kind="quiet" label="The university refused it" title="The university refused it">
          {close => <RefuseWaiver policy={policy} me={me} onClose={close} />}
        </DialogButton>
      </Actions>
    </>
  )
}

function TakeBack({ policy: { id } }: { policy: DeskPolicy }) {
  const takeBack = useInsuranceVerb(deskInsurance.takeBackDecision, done.takenBack)
  return (
    <div>
      <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
        Take back what was noted
      </Button>
    </div>
  )
}

type RefuseProps = { policy: DeskPolicy; me: string; onClose: () => void }

/** The university's own words, as the student reads them. */
function RefuseWaiver({ policy: { id, student }, me, onClose }: RefuseProps) {
  const form = useSentForm({
    draft: `waiver-refusal:${id}`,
    owner: me,
    initial: { refusal: '' },
    check: checkRefusal,
    send: ({ refusal }) => deskInsurance.refuseWaiver({ id, refusal }),
    rereads: ['insurance'],
    done: done.refused,
    onSent: onClose,
  })
  return (
    <FormFrame form={form} label="What it said">
      <TextArea
        {...form.field('refusal')}
        label="What the university said"
        hint={`${student.name} reads it as you write it.`}
        minRows={4}
        maxLength={longestRefusal}
      />
      <div>
        <Button type="submit" kind="danger" busy={form.busy}>
          Tell the student
        </Button>
      </div>
    </FormFrame>
  )
}
