import { useTick } from '#src/browser/unsent/use-tick.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Group } from '#src/ui/group.tsx'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { doneOf, withDone } from '#src/features/people/onboarding/rules.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { onboarding } from '#src/features/people/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { QuestionTitle, type QuestionProps } from './question-frame.tsx'

type Ticking = { route: string; isDone: boolean; completedSteps: string[] }

/** What is done already, stage by stage; each tick is kept as it is made. */
export function DoneQuestion({ answers: { completedSteps }, onNext }: QuestionProps) {
  const journey = useJourney()
  const stages = journey.data?.stages.filter(stage => stage.isListed && !stage.isComingSoon)
  const tick = useTick((ticking: Ticking) => onboarding.answer({ completedSteps: ticking.completedSteps }), {
    rereads: ['onboarding', 'journey'],
    inOrder: 'onboarding-done',
    shows: ({ route, isDone }) => ({ thing: doneOf(route), is: isDone }),
  })

  return (
    <>
      <QuestionTitle>What have you done already?</QuestionTitle>
      <Group label="Done already" hint={copy.doneHint}>
        {() =>
          stages?.map(({ route, label }) => (
            <Checkbox
              key={route}
              name={route}
              label={label}
              value={completedSteps.includes(route)}
              onChange={isDone => tick({ route, isDone, completedSteps: withDone(completedSteps, route, isDone) })}
            />
          ))
        }
      </Group>
      {stages === undefined && <Waiting query={journey} what="the stages" />}
      <Button kind="primary" wide onClick={onNext}>
        Next
      </Button>
    </>
  )
}
