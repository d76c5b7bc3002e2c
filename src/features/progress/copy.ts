// The words of the journey itself.
export const markStep = 'MARK STEP AS COMPLETED'
export const unmarkStep = 'Open this step again'
export const doneBefore = 'You did this before you came to Safar.'
export const keptMark = (title: string): string => `${title}: marked as completed`
export const keptUnmark = (title: string): string => `${title}: opened again`
export const keptVisit = (label: string): string => `${label}: begun`
export const earlyAccess = 'Get Early Access'
export const routeTitle = 'Your route'
export const comingSoon = 'Coming soon'
export const allStages = 'All stages'
export const nextIs = (title: string): string => `Next: ${title}`
export const doneOf = (done: number, all: number): string => `${done} of ${all} done`

export const isNew = 'New'
export const stepsLeft = (count: number): string => (count === 1 ? '1 step left' : `${count} steps left`)

/** Who has a step, beside its status: 'Open · with us until 27th November 2026'. */
export const withYou = 'your turn'
export const readThenMark = 'read it, then mark it'
export const withOther = (name: string, until: string | undefined): string =>
  until === undefined ? `with ${name}` : `with ${name} until ${until}`

export const searchShort = 'Search steps, papers, guides'
export const you = 'You'
export const goOn = 'Go on'
export const begin = 'Begin'
export const review = 'Review it'
export const read = 'Read it'

/** What a step waits for, on its row. */
export const after = (title: string): string => `after ‘${title}’`
export const from = (day: string): string => `from ${day}`
/** Before the last safe day of the plan, for who listens. */
export const safeUntil = 'safe until'

export const helpTitle = 'Help'
export const helpMissing = 'We could not open Help just now. Please try again once you are online.'
export const about = 'About this stage'

/** Of a date whose rule a second person checks. */
export const checking = 'Being checked'
