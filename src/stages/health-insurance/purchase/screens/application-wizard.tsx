import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Awaited } from '#src/ui/arrival.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftLine } from '#src/ui/draft-line.tsx'
import { later } from '#src/ui/later.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { originsIn } from '#src/features/people/values/origins/rules.ts'
import { insurance } from './api.ts'
import { knownPastPolicy, usePastPolicy } from '#src/stages/health-insurance/past-policies/screens/use-past-policy.ts'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import { beginning, type Known } from './initial-values.ts'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import { Section } from './section.tsx'
import { usePlanChoice } from '#src/stages/health-insurance/application/screens/use-plan-choice.ts'
import { planWith, useWizard, type Wizard } from '#src/stages/health-insurance/application/screens/use-wizard.ts'
import { applicationIn, referralsIn } from '#src/stages/health-insurance/application/screens/values.ts'
import { WizardSteps } from '#src/stages/health-insurance/application/screens/wizard-steps.tsx'
import { readAgain } from '#src/browser/queries.ts'

/** Beside the form, which is there with it. */
const PriceCard = later(async () => (await import('./price-card.tsx')).PriceCard, <Awaited />)

/** Seldom asked: for one partner's plans, and when a plan of another company is chosen. */
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))
const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))

type ApplicationWizardProps = {
  owner: string
  known: Known
  isRenewal: boolean
  /** It was another screen that one came to first. */
  isGoneTo: boolean
}

/** The application, page by page; once it is made the payment follows. */
export function ApplicationWizard({ owner, known, isRenewal, isGoneTo }: ApplicationWizardProps) {
  const { offer, details } = known
  const queries = useQueryClient()
  const terms = useTerms()
  const wizard = useWizard({
    name: isRenewal ? 'insurance-renewal' : 'insurance-application',
    owner,
    initial: beginning(known),
    offer,
    startsOn: values => knownPastPolicy(queries, values)?.start,
    send: async values => {
      if (planWith(offer, values.planID)?.partner === 'GBG' && !(await terms.ask())) return
      await insurance.apply({ application: applicationIn(values), refEmails: referralsIn(values) })
      wizard.forget()
      await readAgain(queries, ...insuranceRereads)
    },
  })
  const choice = usePlanChoice({
    wizard,
    offer,
    details,
    begin: planID => ({ ...beginning({ ...known, last: null }), planID }),
  })
  const past = usePastOf(wizard)
  return (
    <div className="stack-6">
      <Steps wizard={wizard} isGoneTo={isGoneTo || wizard.isGoneTo} />
      <Page wizard={{ ...wizard, owner, offer, past, choosePlan: choice.choose }} known={known} />
      {terms.isOpen && (
        <Suspense>
          <TermsDialog isOpen onAnswer={terms.answer} />
        </Suspense>
      )}
      {choice.isAsking && (
        <Suspense>
          <PlanDialog isOpen onAnswer={choice.answer} />
        </Suspense>
      )}
    </div>
  )
}

const Steps = ({ wizard, isGoneTo }: { wizard: Wizard; isGoneTo: boolean }) => (
  <WizardSteps
    at={wizard.page.name}
    isGoneTo={isGoneTo}
    steps={[
      ...wizard.pages.map(({ name }) => ({ name, isFinal: wizard.isFinal(name), isOpen: wizard.isOpen(name) })),
      { name: 'Payment', isFinal: false, isOpen: false },
    ]}
    onGo={name => {
      const page = wizard.pages.find(one => one.name === name)
      if (page !== undefined) wizard.goTo(page.name)
    }}
  />
)

function Page({ wizard, known }: { wizard: Filling; known: Known }) {
  const { form, page, pages, isFinal, goTo, draft } = wizard
  const from = originsIn(known.said, 'insurance-application', known.asks, form.values)
  const next = pages[pages.indexOf(page) + 1]
  return (
    <FormFrame form={form} label={page.name} from={from}>
      <div className="stack-6">
        <DraftLine draft={draft} />
        {page.sections.map(name => (
          <Section key={name} name={name} wizard={wizard} />
        ))}
        <PriceCard wizard={wizard} />
        <Actions>
          {next !== undefined && isFinal(page.name) ? (
            <Button kind="primary" onClick={() => goTo(next.name)}>
              Next: {next.name}
            </Button>
          ) : (
            <Button type="submit" kind="primary" busy={form.busy}>
              {next === undefined ? 'Submit the application' : 'Save and continue'}
            </Button>
          )}
        </Actions>
      </div>
    </FormFrame>
  )
}

/** The modal is part of the sending: it waits for the answer. */
function useTerms() {
  const [resolve, setResolve] = useState<(isAgreed: boolean) => void>()
  return {
    isOpen: resolve !== undefined,
    ask: () => new Promise<boolean>(settle => setResolve(() => settle)),
    answer: (isAgreed: boolean) => {
      resolve?.(isAgreed)
      setResolve(undefined)
    },
  }
}

/** Who they are is said on the first page; with WellAway their last policy decides when the new one begins. */
function usePastOf(wizard: Wizard) {
  const { values, plan, pages, isFinal, edit } = wizard
  const [first] = pages
  const past = usePastPolicy(values, plan?.partner === 'WellAway' && first !== undefined && isFinal(first.name))
  const follow = useEffectEvent((start: string) => {
    if (values.coverageStartDate !== start) edit('coverageStartDate', start)
  })
  useEffect(() => {
    if (past !== undefined) follow(past.start)
  }, [past])
  return past
}
