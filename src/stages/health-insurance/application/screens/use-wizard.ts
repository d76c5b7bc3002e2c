import { useState } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { useDraft, type Draft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { todayHere } from '#src/browser/zone.ts'
import { ApiError } from '#src/wire/client.ts'
import type { OfferView, PlanView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { CoverageUniversity, Partner } from '#src/stages/health-insurance/coverage/rules.ts'
import { pagesFor, secretFields, type PageName, type WizardPage } from '../pages/rules.ts'
import { check, checkReferrals, type Against } from '../rules.ts'
import { applicationIn, referralsIn, type Typed, type Values } from './values.ts'

export type Wizard = {
  form: Form<Values>
  values: Values
  pages: readonly WizardPage[]
  page: WizardPage
  /** Where an earlier page is not final, a later one cannot be gone to. */
  isOpen: (name: PageName) => boolean
  isFinal: (name: PageName) => boolean
  goTo: (name: PageName) => void
  /** The page is not the one that it was opened with. */
  isGoneTo: boolean
  /** Editing a page makes it non-final. */
  edit: (field: Typed, value: string) => void
  bind: (field: Typed) => Binding<string>
  plan: PlanView | undefined
  today: string
  draft: Draft
  /** Forgets what was typed: the draft on this device and the form. */
  clear: (beginning: Values) => void
  /** Sent and taken: what was typed need not lie on this device any more. */
  forget: () => void
}

type Options = {
  name: string
  owner: string
  initial: Values
  offer: OfferView
  /** The one day on which the cover may begin, where another policy ends first. */
  startsOn: (values: Values) => string | undefined
  send: (values: Values) => Promise<void>
}

export function useWizard({ name, owner, initial, offer, startsOn, send }: Options): Wizard {
  const [today] = useState(() => todayHere().toString())
  const [at, setAt] = useState<PageName>()
  const partnerOf = ({ planID }: Values): Partner => planWith(offer, planID)?.partner ?? partnerBefore
  const [partnerBefore, setPartnerBefore] = useState<Partner>(planWith(offer, initial.planID)?.partner ?? 'GBG')
  const pageOf = (values: Values) => pageAt(pagesFor(partnerOf(values)), at, values)
  const form: Form<Values> = useForm<Values>({
    initial,
    check: values =>
      checkPage(pageOf(values), values, {
        today,
        partner: partnerOf(values),
        university: coverageUniversity(offer, startsOn(values)),
        isPhone: isPhoneNumber,
      }),
    submit: async values => {
      const pages = pagesFor(partnerOf(values))
      const page = pageOf(values)
      const next = pages[pages.indexOf(page) + 1]
      if (next === undefined) return send(values).catch((error: unknown) => showAt(error, pages))
      form.set('final', [...values.final.filter(final => final !== page.name), page.name])
      setAt(next.name)
    },
  })
  const draft = useDraft(name, owner, form, { except: secretFields })
  const { values } = form
  const partner = partnerOf(values)
  if (partner !== partnerBefore) setPartnerBefore(partner)
  const pages = pagesFor(partner)
  const page = pageAt(pages, at, values)

  /** What the server finds on an earlier page is shown there. */
  function showAt(error: unknown, all: readonly WizardPage[]): never {
    const wrong = error instanceof ApiError ? Object.keys(error.fields) : []
    const first = all.find(({ fields }) => fields.some(field => wrong.includes(field)))
    if (first !== undefined) setAt(first.name)
    throw error
  }

  function edit(field: Typed, value: string) {
    const edited = pages.find(({ fields }) => fields.some(one => one === field))
    form.set(field, value)
    if (edited !== undefined && values.final.includes(edited.name))
      form.set(
        'final',
        values.final.filter(final => final !== edited.name),
      )
  }

  const isFinal = (name: PageName) => values.final.includes(name)
  return {
    form,
    values,
    pages,
    page,
    isFinal,
    isOpen: name =>
      pages
        .slice(
          0,
          pages.findIndex(one => one.name === name),
        )
        .every(one => isFinal(one.name)),
    goTo: setAt,
    isGoneTo: at !== undefined,
    edit,
    bind: field => ({ ...form.field(field), onChange: value => edit(field, value) }),
    plan: planWith(offer, values.planID),
    today,
    draft,
    clear: fresh => {
      draft.clear()
      form.replace(fresh)
      setAt(undefined)
    },
    forget: draft.clear,
  }
}

export const planWith = (offer: OfferView, planID: string): PlanView | undefined =>
  offer.plans.find(plan => plan.planID === planID)

/** Where one was, else the first that is not final yet. */
function pageAt(pages: readonly WizardPage[], at: PageName | undefined, { final }: Values): WizardPage {
  const open = pages.findIndex(({ name }) => !final.includes(name))
  const wanted = pages.findIndex(({ name }) => name === at)
  const last = open < 0 ? pages.length - 1 : open
  const found = pages[wanted < 0 ? last : Math.min(wanted, last)] ?? pages[0]
  if (found === undefined) throw new Error('A wizard has pages.')
  return found
}

const checkPage = (page: WizardPage, values: Values, against: Against) => ({
  ...check(page.fields, applicationIn(values), against),
  ...(page.name === 'Account' && checkReferrals(referralsIn(values), values.email)),
})

export const coverageUniversity = ({ university }: OfferView, startsOn?: string): CoverageUniversity => ({
  ...university,
  allowedStartDates: [...university.allowedStartDates, ...(startsOn === undefined ? [] : [startsOn])],
  maxStartDate: university.maxStartDate ?? undefined,
})
