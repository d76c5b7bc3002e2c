import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import type { DeskStage, DeskStep } from '../contract.ts'
import * as copy from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { deskSteps, useDeskVerb } from './api.ts'

type StageListProps = { stage: DeskStage; steps: readonly DeskStep[]; isMerged: boolean }

/** A stage as its students see it: its own steps, and those that were assigned among them. */
export function StageList({ stage, steps, isMerged }: StageListProps) {
  const own = isMerged ? stage.own.map(step => ({ step, isAssigned: false as const })) : []
  const line = [...own, ...steps.map(step => ({ step, isAssigned: true as const }))].toSorted(
    (one, other) => one.step.order - other.step.order,
  )
  return (
    <div className={classes('stack-2', s.stage)}>
      <h3 className="text-3">{stage.label}</h3>
      <ol className={classes('list box', s.line)} aria-label={`Steps of ${stage.label}`}>
        {line.map(({ step, isAssigned }, at) =>
          isAssigned ? (
            <Assigned key={step.id} step={step} isFirst={at === 0} isLast={at === line.length - 1} />
          ) : (
            <li key={step.id} className={s.own}>
              {step.title}
              <span className={classes('quiet', s.small)}>The stage’s own</span>
            </li>
          ),
        )}
      </ol>
    </div>
  )
}

type AssignedProps = { step: DeskStep; isFirst: boolean; isLast: boolean }

function Assigned({ step, isFirst, isLast }: AssignedProps) {
  return (
    <li className={s.assigned}>
      <div>
        <Link href={`/desk/steps/${step.id}`} className={s.name}>
          {step.title}
        </Link>
        <span className={classes('quiet', s.small)}>
          {copy.typeNames[step.type]} · {forWhom(step)}
        </span>
      </div>
      {step.withdrawnAt === null ? (
        <div className="row-3 lines-2">
          <Move step={step} direction="up" isEnd={isFirst} />
          <Move step={step} direction="down" isEnd={isLast} />
          <Withdraw step={step} />
        </div>
      ) : (
        <LayAgain step={step} />
      )}
    </li>
  )
}

/** Shut at the end of the line, but still there: the keyboard stays where it is. */
function Move({ step, direction, isEnd }: { step: DeskStep; direction: 'up' | 'down'; isEnd: boolean }) {
  const move = useDeskVerb(deskSteps.move)
  const press = () => move.mutate({ id: step.id, direction })
  return (
    <Button
      aria-label={`Move ${step.title} ${direction}`}
      aria-disabled={isEnd}
      busy={move.isPending}
      onClick={isEnd ? undefined : press}
    >
      {direction === 'up' ? '↑' : '↓'}
    </Button>
  )
}

const Withdraw = ({ step: { id, title } }: { step: DeskStep }) => (
  <ConfirmVerb
    label="Withdraw"
    aria-label={`Withdraw ${title}`}
    title={`Withdraw ${title}?`}
    confirm="Withdraw it"
    keep="Keep it"
    act={() => deskSteps.withdraw({ id })}
    rereads={['custom-steps']}
    done={`${title} is withdrawn.`}
  >
    <p>
      It goes from the page of everybody who has it, at once; who has it open reads that it is not there any more.
      Answers and responses are kept, and come back when you assign it again.
    </p>
  </ConfirmVerb>
)

function LayAgain({ step }: { step: DeskStep }) {
  const makeAssigned = useDeskVerb(deskSteps.layAgain, `${step.title} is there again, as it was.`)
  const press = () => makeAssigned.mutate({ id: step.id })
  return (
    <Button aria-label={`Assign ${step.title} again`} busy={makeAssigned.isPending} onClick={press}>
      Assign again
    </Button>
  )
}

/** 'Meera Iyer, Rohan Deshmukh and 3 more'. */
export function forWhom({ audience, students, studentCount }: DeskStep): string {
  if (audience === 'stage') return 'All students of the stage'
  const more = studentCount - students.length
  if (studentCount === 0) return 'Nobody just now'
  return more > 0 ? `${students.join(', ')} and ${more} more` : students.join(', ')
}
