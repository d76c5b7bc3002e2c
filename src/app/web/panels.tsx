// What a stage's steps show, as its manifest says it.
import type { ReactNode } from 'react'
import { screen, type Panel } from '#src/manifest/web.tsx'
import type { StepView } from '#src/journey/views.ts'
import { stages } from '#src/stages/stages.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { stageModules } from './web-modules.ts'

const moduleOf = new Map(stageModules.map(module => [module.stage, module]))

export const besideOf = (stage: string): Panel | undefined => moduleOf.get(stage)?.beside

export function besideStartOf(stage: string): ReactNode {
  const Beside = besideOf(stage)
  return Beside !== undefined && <Beside stage={stage} />
}

const rowOf = (stage: string, { id }: StepView) =>
  stages.find(({ route }) => route === stage)?.steps.find(step => step.id === id)

/** What the desk assigned says by itself what to do next. */
export const isMarkNext = (stage: string, step: StepView): boolean => {
  const row = rowOf(stage, step)
  return row === undefined || row.isMarkNext === true
}

export function saysItself(stage: string, step: StepView): boolean {
  const says = rowOf(stage, step)?.saysItself
  return says === true || says?.includes(step.status) === true
}

const CustomStepPanel = screen(() => import('#src/features/custom-steps/screens/custom-step-panel.tsx'), <Loading />)

export function panelOf(stage: string, step: StepView): ReactNode {
  const Panel = moduleOf.get(stage)?.panels[step.id]
  if (Panel === undefined && !step.isCustom) return null
  return Panel === undefined ? <CustomStepPanel key={step.id} step={step} /> : <Panel stage={stage} />
}

/** Of the step that an address names: asked for before the journey says how the step stands. */
export function panelAt(path: string): Panel | undefined {
  const [, route = '', name] = path.split('/')
  const step = stages.find(stage => stage.route === route)?.steps.find(({ id, route }) => name === route || name === id)
  return step && moduleOf.get(route)?.panels[step.id]
}
