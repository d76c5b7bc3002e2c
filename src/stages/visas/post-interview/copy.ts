// The words after the interview. A fact says where it is from and when it was checked.
import { factsOfPoints, type DatedFact, type DatedPoint, type GuidePoint, type Source } from '#src/journey/guide.ts'

const heldVisas: Source = {
  name: 'immigras.com, lawyersinus.com and Decent Newsroom (a news site) on section 221(g)',
  address: 'https://immigras.com',
  checkedOn: '2026-02-25',
}
const oneYear: Source = {
  name: 'Decent Newsroom (a news site) on section 221(g)',
  address: 'https://decentnewsroom.com',
  checkedOn: '2026-02-25',
}

export const question = 'What did the officer say?'
export const chooserHint =
  'You usually hear it at the window. Choose what fits today. You can choose again whenever it changes, or was a mistake.'

export const outcomeNames = {
  Accepted: 'Accepted',
  Processing: 'Administrative processing',
  Rejected: 'Rejected',
} as const
export const outcomeDetails = {
  Accepted: 'They kept your passport and said that your visa is approved.',
  Processing: 'You were given a slip with 221(g) on it, or told to wait.',
  Rejected: 'You were given your passport back and a letter that says refused, often under 214(b).',
} as const

export const congratulations = 'Congratulations'
export const accepted =
  'Your visa is approved. You have worked towards this for a long time. Sit down with the people who helped you, and enjoy this evening.'
export const afterAccepted =
  'Your passport is usually back within a few days. Let your health insurance begin no later than the day you land, or earlier if your university names an earlier day.'
export const toInsurance = 'Go to health insurance'
export const receipt = { outcome: 'The officer said', enteredOn: 'You entered it on' } as const
/** For the family. */
export const news = 'My US student visa is approved.'

export const takenBack = 'Taken back. Choose what fits.'

export const slipQuestion = 'Which slip did you get?'
export const slipNames = {
  pink: '221g pink',
  white: '221g white',
  blue: '221g blue',
  yellow: '221g yellow',
  unsure: 'Not sure',
} as const
export const slipHint = 'The colour is a hint only. What counts is what the slip asks for.'
export const slipRequired = 'Please choose the slip, or Not sure.'

export const questions = {
  keptPassport: 'Did they keep your passport?',
  askedForPapers: 'Does the slip ask for documents?',
  askedToWait: 'Were you told to wait?',
} as const
export const answerNames = { yes: 'Yes', no: 'No' } as const
export const papersLabel = 'Which documents does it list?'
export const papersHint = 'One a line, in the words of the slip. An advisor who helps you reads it, too.'
export const caseNumberLabel = 'Case number'
export const caseNumberHint =
  'On the slip, or the DS-160 number that begins with AA. You need it to check the status. Only you see it.'
export const caseNumberWrong = 'A case number has 8 to 20 letters and digits, such as AA00ABC123.'

export const slipLabels = {
  slip: slipQuestion,
  ...questions,
  papers: papersLabel,
  caseNumber: caseNumberLabel,
} as const

type SlipAnswersGiven = {
  slip: keyof typeof slipNames | null
  keptPassport: keyof typeof answerNames | null
  askedForPapers: keyof typeof answerNames | null
  askedToWait: keyof typeof answerNames | null
  papers: string
  caseNumber: string
}

/** Each answer on a slip, in words. What was never entered is left out. */
export const slipWords = (
  slipAnswers: SlipAnswersGiven | null | undefined,
): Record<keyof SlipAnswersGiven, string> => ({
  slip: slipAnswers?.slip ? slipNames[slipAnswers.slip] : '',
  keptPassport: slipAnswers?.keptPassport ? answerNames[slipAnswers.keptPassport] : '',
  askedForPapers: slipAnswers?.askedForPapers ? answerNames[slipAnswers.askedForPapers] : '',
  askedToWait: slipAnswers?.askedToWait ? answerNames[slipAnswers.askedToWait] : '',
  papers: slipAnswers?.papers ?? '',
  caseNumber: slipAnswers?.caseNumber ?? '',
})

/** What is kept without a network, in the list of what is not sent yet. */
export const keptOutcome = (name: string | undefined): string =>
  `After the interview: ${name ?? 'nothing was said yet'}`
export const keptSlip = 'After the interview: what the slip says'

export const advice = {
  'send-papers': {
    title: 'Send exactly what the slip lists',
    id: 'visas.slip.one-year',
    text: 'In the way that the slip says, and nothing else. You have one year. Within days is better.',
    source: oneYear,
  },
  wait: {
    title: 'Wait, and check once a week',
    id: 'visas.slip.sixty-days',
    text: 'Note the case number and look at the status page once a week. Sixty days is a common outer estimate, not a promise.',
    source: heldVisas,
  },
  ask: {
    title: 'Ask what they need',
    text: 'The slip neither asks for papers nor tells you to wait. Read it once more, or write to the consulate with your case number.',
  },
  'passport-later': {
    title: 'Keep your passport ready',
    text: 'You have it, so you are asked to hand it in before a visa can be put into it. Do not travel far.',
  },
} as const satisfies Record<string, GuidePoint & { title: string }>

export const helpTitle = 'What a 221(g) slip means'
export const help = [
  'A 221(g) slip is legally a refusal, and one that can be overcome: the officer needs papers from you, or time.',
  'There is no official code of colours. Consulates use them differently, and guides disagree:',
] as const
export const helpColours = [
  { slip: 'Blue', reads: 'mostly: documents are asked for' },
  { slip: 'Pink', reads: 'as one guide says: further processing' },
  { slip: 'White', reads: 'processing, or documents: guides disagree' },
  { slip: 'Yellow', reads: 'as one guide says: processing in the background' },
] as const
export const helpThen =
  'So look at what the slip asks for, not at its colour. Three questions settle it: did they keep your passport, does it ask for documents, were you told to wait?'

export const ourLook =
  'An advisor of ours reads what your slip asks for and writes to you in the chat, usually within 1-3 days.'
export const theirClock =
  'The consulate has a clock of its own: often some weeks. Sixty days is a common outer estimate.'

export const logTitle = 'Checked on'
export const logLede = 'Look at ceac.state.gov once a week with your case number, and note here what it says.'
export const statusPage = { label: 'Open the status page', href: 'https://ceac.state.gov/CEACStatTracker/Status.aspx' }
export const findingNames = {
  Refused: 'Refused: while a 221(g) is open, it stands there',
  'Administrative Processing': 'Administrative Processing',
  Ready: 'Ready',
  Issued: 'Issued: the visa is in your passport',
  Other: 'Something else',
} as const
export const checkedOnRequired = 'Please choose the day on which you looked.'
export const checkedOnAhead = 'This day is still ahead.'
export const findingRequired = 'Please choose what it said.'
export const tooManyChecks = 'That is more than a hundred entries. Remove some of the older ones first.'
export const mostChecks = 100

export const rejectedLede =
  'We are sorry. A refusal is about this one interview, not about you, and many apply again and get their visa.'
export const noOutcome = 'Please choose what the officer said first.'
export const earlyTitle = 'Has your interview already taken place?'
/** 'Your interview here is on 15th June 2027.' */
export const early = (day: string): string =>
  `The interview that you entered here is on ${day}, which is still to come. If it was moved, change it at Consular appointment first. A refusal changes your plan and your steps.`
export const earlySure = (name: string): string => `Yes: ${name}`
export const earlyBack = 'No, go back'
export const outcomeRequired = 'Please choose what the officer said.'
export const save = 'Save'
export const notYet = 'Nothing was said yet'
export const changeOutcome = (name: string): string => `You chose ${name}. Choose again`
export const awaiting =
  'Not been told anything yet? Leave this open. If you are unsure what you were told, ask Asha: an advisor looks at it within 1-3 days.'
export const noAdvice = 'Answer the three questions, and what to do follows from them.'
export const noCaseNumber = 'Add the case number above: the status page asks for it.'
export const noLooks = 'No look noted yet.'
export const noteLook = 'Note this look'
export const noted = 'Noted.'
export const guest = {
  title: 'Create an account to go on',
  words: 'What you tell of your visa is kept for you alone. What you have filled in so far stays yours.',
  way: 'Create an account',
} as const

/** The colours of slips: shown beside the table of what guides say. */
export const coloursFact: DatedPoint = { id: 'visas.slip.colours', text: help[1], source: heldVisas }

export const datedFacts: readonly DatedFact[] = factsOfPoints(
  [...Object.values(advice), coloursFact],
  '/visas/post-interview',
)

/** After a refusal. */
export const toMoneyBack = 'What comes back of your payments'
