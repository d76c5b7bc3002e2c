import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { stepWords as exampleWords, type StepWords } from '../look-inside/copy.ts'

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
export const wholeJourney = 'The whole journey'

const notSaid = 'Not said yet'

type Answer = { label: string; value: string }
const onTop: readonly string[] = [answerLabels.universities, answerLabels.intake, answerLabels.flight]

/** University, intake and flight before the rest. */
export const inOrder = (answers: readonly Answer[]): readonly Answer[] => [
  ...onTop.map(label => answers.find(answer => answer.label === label) ?? { label, value: notSaid }),
  ...answers.filter(({ label }) => !onTop.includes(label)),
]

/** On a phone, where the rest is behind it. */
export const inBrief = (answers: readonly Answer[]): string =>
  onTop.flatMap(label => answers.find(answer => answer.label === label)?.value ?? []).join(' · ') || 'Who they are'

export const nextDates = 'Next dates'

// What is written to a student and about them, and what happened.

export const write = 'Write'
export const ways = [
  { name: 'note', label: 'Note' },
  { name: 'message', label: 'Message' },
  { name: 'todo', label: 'To-do' },
  { name: 'step', label: 'Step' },
] as const
export const stage = 'Stage'

export const stream = 'All that happened'
export const streamFilter = 'What is shown'
export const allKinds = 'All'
export const kinds = {
  message: { one: 'Message', many: 'Messages' },
  note: { one: 'Note', many: 'Notes' },
  paper: { one: 'Paper', many: 'Papers' },
  step: { one: 'Step', many: 'Steps' },
  money: { one: 'Money', many: 'Money' },
  look: { one: 'Look', many: 'Looks' },
} as const
export const nothingYet = 'Nothing yet.'
export const showMore = (left: number): string => `Show more (${left} earlier)`
export const atTheDesk = (name: string): string => `${name} at the desk`
export const gone = 'Somebody who has left'

// The words around a journey that staff read as its student does.

export const link = 'See it as the student does'
export const somebody = 'the student'
export const title = (name: string): string => `As ${name} sees it`
export const banner = (name: string): string => `You see what ${name} sees. You can’t act for them.`
export const bannerMore =
  'Forms, files and numbers aren’t shown here. That you looked is noted, and the student can read it.'
export const back = 'Back to their file'
export const home = 'Home'
export const sopReview = 'SOP review'

/** What an open step says, of somebody else. */
export const stepWords: StepWords = {
  done: exampleWords.done,
  answered: (words, action) => `${words}. It is the student’s turn, and the button says: ${action}.`,
  review: 'An answer came, and it is the student’s turn to read it.',
  waiting: (name, day, until) =>
    `With ${name}${day === undefined ? '' : ` since ${day}`}${until === undefined ? '' : `, until ${until}`}.`,
  yourTurn: 'The student’s turn. The form or the guide of this step opens here for them.',
  notYet: 'This step opens later.',
}

export const lead = 'Lead advisor'
export const nobody = 'Nobody'
export const notAnAdvisor = 'This person is not an advisor any more. Please choose somebody else.'

export const tags = 'Tags'
const tagRequired = 'Please write the tag.'
export const tooManyTags = 'A student has at most eight tags. Remove one first.'
export const tooManyTagsInAll = 'There are a hundred tags already. Use one of them, or ask an admin to remove some.'
/** Free text about people invites what we may not keep. */
export const tagHint =
  'For sorting work, such as “Fall 2027” or “Needs a co-signer”. Nothing about health, religion, caste or politics. Students get their tags in the copy of their data.'
export const removeTag = (tag: string): string => `Remove the tag ${tag}`

export const newTag = 'Add a tag'
export const addTag = 'Add'

export const notAboutAStep = 'Not for a step'

export const chat = 'Chat'

/** Names that say too much are not shown: what it is for stands there instead. */
export const privateFile = 'A private file'

export const leads = {
  label: 'Lead advisor',
  anyone: 'Everyone’s students',
  mine: 'Mine',
  nobodys: 'Nobody’s',
} as const
export const ledBy = (name: string): string => `Lead: ${name}`
export const mine = 'You lead them'
export const takeLead = 'Take the lead'
export const takeLeadOf = (name: string): string => `Take the lead for ${name}`
export const youLead = (name: string): string => `You lead ${name} now.`
export const tag = 'Tag'
export const anyTag = 'Any tag'

// Tags are short on purpose: they sort work, and say nothing about the person.

export const longestTag = 24
export const mostTags = 8
export const mostTagsInAll = 100

export const checkTag = ({ tag }: { tag: string }): Messages =>
  messages({ tag: textProblem(tag.trim(), { required: tagRequired, most: longestTag }) })
