import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskStage, DeskStep } from '../contract.ts'
import * as copy from '../copy.ts'
import s from './desk-steps.module.css'
import { deskSteps, useDeskVerb } from './queries.ts'
import { WithdrawStep } from './withdraw-step.tsx'

type StageListProps = { stage: DeskStage; steps: readonly DeskStep[]; isMerged: boolean }

/** A stage as its students see it: its own steps, and those that were assigned among them. */
export function StageList({ stage, steps, isMerged }: StageListProps) {
  const [leaving, setLeaving] = useState<DeskStep>()
  const own = isMerged ? stage.own.map(step => ({ step, isLaid: false as const })) : []
  const line = [...own, ...steps.map(step => ({ step, isLaid: true as const }))].toSorted(
    (one, other) => one.step.order - other.step.order,
  )
  return (
    <div className={s.stage}>
      <h3>{stage.label}</h3>
      <ol className={s.line} aria-label={`Steps of ${stage.label}`}>
        {line.map(({ step, isLaid: isAssigned }, at) =>
          isAssigned ? (
            <Assigned
              key={step.id}
              step={step}
              isFirst={at === 0}
              isLast={at === line.length - 1}
              onWithdraw={() => setLeaving(step)}
            />
          ) : (
            <li key={step.id} className={s.own}>
              {step.title}
              <span className={s.small}>The stage’s own</span>
            </li>
          ),
        )}
      </ol>
      {leaving !== undefined && <WithdrawStep step={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

type AssignedProps = { step: DeskStep; isFirst: boolean; isLast: boolean; onWithdraw: () => void }

function Assigned({ step, isFirst, isLast, onWithdraw }: AssignedProps) {
  return (
    <li className={s.assigned}>
      <div>
        <Link href={`/desk/steps/${step.id}`} className={s.name}>
          {step.title}
        </Link>
        <span className={s.small}>
          {copy.typeNames[step.type]} · {forWhom(step)}
        </span>
      </div>
      {step.withdrawnAt === null ? (
        <div className={s.verbs}>
          <Move step={step} direction="up" isEnd={isFirst} />
          <Move step={step} direction="down" isEnd={isLast} />
          <Button kind="link" aria-label={`Withdraw ${step.title}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        </div>
      ) : (
        <LayAgain step={step} />
      )}
    </li>
  )
}

/** Shut at the end of the line, but still there: the keyboard stays where it is. */
function Move({ step, direction, isEnd }: { step: DeskStep; direction: 'up' | 'down'; isEnd: boolean }) {
  const toasts = useToasts()
  const move = useDeskVerb(deskSteps.move)
  const press = () => move.mutate({ id: step.id, direction }, { onError: error => toasts.error(error.message) })
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

function LayAgain({ step }: { step: DeskStep }) {
  const toasts = useToasts()
  const lay = useDeskVerb(deskSteps.layAgain, () => toasts.success(`${step.title} is there again, as it was.`))
  const press = () => lay.mutate({ id: step.id }, { onError: error => toasts.error(error.message) })
  return (
    <Button aria-label={`Assign ${step.title} again`} busy={lay.isPending} onClick={press}>
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
