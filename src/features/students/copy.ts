export const answerLabels = {
  stage: 'Where they are',
  degree: 'Studies',
  intake: 'Intake',
  flight: 'Flight',
  programmeStart: 'Programme start',
  universities: 'Universities',
  homePhone: 'Phone in India',
  usPhone: 'Phone in the US',
  universityEmail: 'University e-mail',
} as const

export const stages = { applying: 'Applying', postAdmit: 'Admitted', enrolled: 'Enrolled' } as const

export const assignIn = (stage: string): string => `Assign a step in ${stage}`
export const waitsForUs = 'Waiting for us'
export const noSteps = 'No steps yet'

export const student = 'Student'
export const about = 'About'

const notSaid = 'Not said yet'

type Answer = { label: string; value: string }
const onTop: readonly string[] = [answerLabels.universities, answerLabels.intake, answerLabels.flight]

/** University, intake and flight before the rest. */
export const inOrder = (answers: readonly Answer[]): readonly Answer[] => [
  ...onTop.map(label => answers.find(answer => answer.label === label) ?? { label, value: notSaid }),
  ...answers.filter(({ label }) => !onTop.includes(label)),
]
