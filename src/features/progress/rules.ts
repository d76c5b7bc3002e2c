// The journey as it will be once all that was kept on this device is sent. What follows from it (the next step that
// opens) is for the server to say.
import type { JourneyView } from './contract.ts'

type Stage = JourneyView['stages'][number]
type Step = Stage['steps'][number]
type Wishes = ReadonlyMap<string, unknown>

/** What is kept is named by what it is about. */
export const markOf = (stage: string, step: string): string => `mark:${stage}/${step}`
export const visitOf = (stage: string): string => `visit:${stage}`
export const completionOf = (customStep: string): string => `custom-step:${customStep}`

export const journeyAsWished = (journey: JourneyView, wishes: Wishes): JourneyView => ({
  ...journey,
  stages: journey.stages.map(stage => stageAsWished(stage, wishes)),
})

function stageAsWished(stage: Stage, wishes: Wishes): Stage {
  const steps = stage.steps.map(step => stepAsWished(stage.route, step, wishes))
  const stepsLeft = steps.filter(({ status }) => status !== 'complete').length
  return {
    ...stage,
    steps,
    stepsLeft,
    isVisited: stage.isVisited || wishes.get(visitOf(stage.route)) === true,
    isComplete: steps.length > 0 && stepsLeft === 0,
  }
}

function stepAsWished(stage: string, step: Step, wishes: Wishes): Step {
  const isMarked = wishes.get(markOf(stage, step.id))
  if (isMarked === true && step.canBeMarked) return { ...done(step), canBeMarked: false, canBeUnmarked: true }
  if (isMarked === false && step.canBeUnmarked) {
    // Whether a step that was done before Safar can be marked at all is for the server to say.
    return { ...open(step), canBeMarked: step.isDoneBefore !== true, canBeUnmarked: false }
  }
  const isCompleted = step.isCustom ? wishes.get(completionOf(step.id)) : undefined
  if (isCompleted === true) return done(step)
  return isCompleted === false ? open(step) : step
}

/** Its row opens still: there is the way back. */
const done = (step: Step): Step => unlabelled({ ...step, status: 'complete', closesForGood: false })

const open = (step: Step): Step => (step.status === 'complete' ? unlabelled({ ...step, status: 'incomplete' }) : step)

/** Its own word, and what it was done by, were for the status before. */
function unlabelled(step: Step): Step {
  const plain = { ...step }
  delete plain.label
  delete plain.isDoneBefore
  return plain
}
