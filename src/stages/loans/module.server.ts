import { asc, eq, and, like } from 'drizzle-orm'
import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '#src/features/audit/actions.ts'
import { personalData, recipients, type Hindrance } from '#src/features/people/personal-data/sources.ts'
import { documents } from '#src/features/documents/tables.ts'
import { stepFiles, allOf, filesFor, type StepFilesSource } from '#src/features/papers/list.ts'
import { countedAsPapers } from '#src/features/accounts/second-factor/offer.ts'
import { memberLeaves } from '#src/features/family/slots.ts'
import { shippedFacts, datedLists } from '#src/features/dated-facts/slots.ts'
import { costs, funds } from '#src/features/money/paid.ts'
import { factsFrom, part, type FactsOf } from '#src/journey/shape.ts'
import type { Services } from '#src/platform/services.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { loanValues } from './person-values.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import * as loanApplication from './application/service.ts'
import { coBorrowerJobs, noteLeaving } from './co-borrower/leaving.ts'
import { coBorrowingHandlers } from './co-borrower/service.ts'
import { loansContracts } from './contract.ts'
import * as loanDesk from './desk/service.ts'
import { loanFactsOf } from './facts.ts'
import { loanHistory } from './history.ts'
import { datedLenders } from './lenders/stock.ts'
import * as loanLenders from './lenders/service.ts'
import { meetingJobs } from './meetings/open-meetings.ts'
import * as loanMeetings from './meetings/service.ts'
import { datedFacts } from './offers/copy.ts'
import { publicBankFact } from './timing/copy.ts'
import { accept, answer, attachedAs, keyFacts, read, terms } from './offers/service.ts'
import { loanCosts, loanFunds } from './money.ts'
import { read as readNeed, save as saveNeed } from './need/service.ts'
import { loadedLoans } from './facts.shape.ts'
import { takesHere } from '#src/features/documents/places.ts'
import { titles } from './application/copy.ts'
import { kindOf } from './application/kinds/rules.ts'
import { papers } from './application/rules.ts'
import { loanPapers } from './tables.ts'
import { costOfOffer } from './offers/rules.ts'
import { loans } from './rules.ts'
import { familyLoanHandlers, sheetHandlers } from './sheet/service.ts'
import { statementFacts } from './statements/copy.ts'
import { statementHandlers } from './statements/service.ts'

// What the steps need to know of the banks' answers: not who declined, nor what each offered.

type Loaded = FactsOf<typeof loadedLoans>

const acceptedOffer = ({ offers }: Pick<Loaded, 'offers'>): Loaded['offers'][number] | undefined =>
  offers.find(({ acceptedAt, withdrawnAt }) => acceptedAt !== null && withdrawnAt === null)

const standingOffers = ({ offers }: Pick<Loaded, 'offers'>): Loaded['offers'] =>
  offers.filter(({ withdrawnAt }) => withdrawnAt === null)

const isAnswered = ({ offers, sendings }: Loaded): boolean =>
  standingOffers({ offers }).length > 0 ||
  sendings.every(({ declinedAt, takenBackAt }) => declinedAt !== null || takenBackAt !== null)

/** What the cheapest costs says something only where all lend the same. */
function offersIn(facts: Loaded): { count: number; least: number | null } | null {
  const offers = standingOffers(facts)
  if (offers.length === 0) return null
  const isSameLoan = new Set(offers.map(({ amount }) => amount)).size === 1
  return { count: offers.length, least: isSameLoan ? Math.min(...offers.map(offer => costOfOffer(offer).total)) : null }
}

export const loanSummary = summaryOf(loans, part({ ...loadedLoans.fields, ...webinarFields }), facts => ({
  application: facts.application,
  webinar: facts.webinar,
  isAnswered: isAnswered(facts),
  asks: facts.asks.filter(({ answeredAt, withdrawnAt }) => answeredAt === null && withdrawnAt === null),
  offers: offersIn(facts),
  accepted: acceptedOffer(facts) ?? null,
  meeting: facts.meetings.find(({ cancelledAt }) => cancelledAt === null) ?? null,
}))

/** The banks that somebody's application was sent to. */
async function lendersOf({ sql }: Services, person: string): Promise<string[]> {
  const rows = await sql<{ bank: string }[]>`
    select bank from loan_sendings where owner = ${person} order by bank`
  return rows.map(({ bank }) => bank)
}

const ofApplication: StepFilesSource = async ({ db }, owner) => {
  const rows = await db.select().from(loanPapers).where(eq(loanPapers.owner, owner)).orderBy(asc(loanPapers.id))
  return rows.map(({ document, field }) => ({ document, ...ofField(field), usedIn: '/loans/apply-to-banks', place }))
}

const place = 'your loan papers'

const ofField = (name: string) => {
  const paper = papers.find(({ field }) => field === name)
  return paper === undefined
    ? ({ paper: 'other', concerns: null, what: 'A paper of your loan application' } as const)
    : { ...kindOf[paper.field], what: titles[paper.field] }
}

/** What a bank asked for when it had the application. */
const ofAnswers: StepFilesSource = async ({ db }, owner) => {
  const rows = await db
    .select({ document: documents.id })
    .from(documents)
    .where(and(eq(documents.owner, owner), eq(documents.purpose, 'loan'), like(documents.attachedTo, attachedAs('%'))))
    .orderBy(asc(documents.id))
  const what = 'Answer to a bank'
  return rows.map(row => ({ ...row, paper: 'other', concerns: null, what, usedIn: '/loans/finalize-offer', place }))
}

const loanStepFiles = allOf(
  ofApplication,
  ofAnswers,
  filesFor('terms', {
    paper: 'loan-terms',
    concerns: null,
    what: 'Terms or Key Fact Statement of a loan offer',
    usedIn: '/loans/finalize-offer',
    place: 'your loan offers',
  }),
)

/** An accepted offer is a loan under way. */
const loanHindrance: Hindrance = {
  kind: 'loan',
  isThere: (_, __, facts) => acceptedOffer(factsFrom(loadedLoans, facts['loans']?.own)) !== undefined,
}

export default defineServerModule({
  name: 'stages/loans',
  calls: calls(loansContracts, {
    loanApplication,
    loanLenders,
    loanOffers: { read, accept, terms, keyFacts, answer },
    loanSheet: sheetHandlers,
    familyLoan: familyLoanHandlers,
    familyCoBorrowing: coBorrowingHandlers,
    loanStatements: statementHandlers,
    loanMeetings,
    loanDesk,
    loanNeed: { read: readNeed, save: saveNeed },
  }),
  facts: [{ stages: ['loans'], column: loanFactsOf }],
  jobs: services => [...meetingJobs(services), ...coBorrowerJobs(services)],
  summaries: { loans: loanSummary },
  gives: [
    ...Object.values(audited),
    history(['loans', loanHistory]),
    recipients({ lenders: lendersOf }),
    personalData({ hindrances: [loanHindrance], leaves: noteLeaving }),
    memberLeaves(noteLeaving),
    stepFiles(loanStepFiles),
    ...papers.map(({ field }) =>
      takesHere('loan', {
        papers: [kindOf[field].paper, ...(kindOf[field].couldBe ?? [])],
        concerns: kindOf[field].concerns,
        words: `Your loan application: ${titles[field]}`,
        href: '/loans/apply-to-banks',
      }),
    ),
    takesHere('loan', {
      papers: 'any',
      concerns: null,
      words: 'A question of a bank about your loan',
      href: '/loans/finalize-offer',
    }),
    countedAsPapers('exists (select from loan_papers where owner = p.id)'),
    countedAsPapers('exists (select from loan_co_papers where owner = p.id)'),
    shippedFacts(shippedOf([...datedFacts, ...statementFacts, publicBankFact])),
    datedLists(datedLenders),
    costs(loanCosts),
    funds(loanFunds),
    ...Object.values(requestKinds),
    loanValues,
  ],
})
