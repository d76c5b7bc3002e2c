import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Group } from '../../../../ui/group.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { useJourney } from '../../../progress/screens/use-journey.ts'
import { QuestionTitle, type QuestionProps } from './question-frame.tsx'
import { useAnswer } from './use-answer.ts'

/** What is done already, stage by stage; each tick is kept as it is made. */
export function DoneQuestion({ answers, onNext }: QuestionProps) {
  const stages = (useJourney().data?.stages ?? []).filter(stage => stage.isListed && !stage.isComingSoon)
  const answer = useAnswer()
  const toasts = useToasts()
  const [done, setDone] = useState<readonly string[]>(answers.completedSteps)

  async function tick(route: string, isDone: boolean) {
    const next = isDone ? [...done, route] : done.filter(other => other !== route)
    setDone(next)
    try {
      await answer({ completedSteps: next })
    } catch (error) {
      setDone(done)
      toasts.error(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <QuestionTitle>What have you done already?</QuestionTitle>
      <Group label="Done already" hint="Each tick is saved at once. Nothing yet? That is the usual answer.">
        {() =>
          stages.map(stage => (
            <Checkbox
              key={stage.route}
              name={stage.route}
              label={stage.label}
              value={done.includes(stage.route)}
              onChange={isDone => void tick(stage.route, isDone)}
            />
          ))
        }
      </Group>
      <Button kind="primary" wide onClick={onNext}>
        Next
      </Button>
    </>
  )
}
