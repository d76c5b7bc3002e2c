import { useQueryClient } from '@tanstack/react-query'
import { useNow } from '#src/browser/use-now.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { fundingNames, purposeNames } from '#src/features/exchange/copy.ts'
import {
  financialYearOf,
  fundings,
  purposes,
  type Funding,
  type RemittancePurpose,
} from '#src/features/exchange/cost/rules.ts'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { LegalLinks } from '#src/features/accounts/legal/screens/legal-links.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { later } from '#src/ui/later.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { isPersonsPan } from '#src/values/indian-identifiers.ts'
import type { CardView } from '../contract.ts'
import * as copy from '../copy.ts'
import { cardAsks, checkOrderForm, declaredOn, longestName } from '../rules.ts'
import { cardRereads, forexCard } from './api.ts'
import { usePrice } from './use-price.ts'
import { useLeaving } from './use-leaving.ts'
import { readAgain } from '#src/browser/queries.ts'

// There once an amount is typed.
const Cost = later(async () => (await import('./cost.tsx')).Cost, null)

type Values = {
  name: string
  email: string
  amount: string
  purpose: RemittancePurpose
  fundedBy: Funding
  sentBefore: string
  remitterPan: string
}

type OrderFormProps = {
  view: CardView
  /** The page that the payment comes back to. */
  returnTo: string
  /** In cents: what is wanted elsewhere. */
  suggested?: number | undefined
  /** For the first, which says what stands on the card. */
  withName?: boolean
  /** Nothing else on the page comes before it. */
  isNext?: boolean
}

/** Dollars asked for, and what they cost in rupees while one types. */
export function OrderForm({ view, returnTo, suggested = 0, withName = false, isNext = true }: OrderFormProps) {
  const user = useUser()
  const queries = useQueryClient()
  const { isLeaving, leaveFor } = useLeaving()
  const year = financialYearOf(dayOf(useNow()))
  const form = useForm<Values>({
    initial: initialOf(view, suggested, year),
    check: checkOrderForm,
    submit: async ({ fundedBy, ...values }) => {
      const order = { ...values, fundedBy, callback_url: returnTo, shown: price?.total.minor ?? 0 }
      const url = await forexCard.order(order).catch(async (refused: unknown) => {
        await readAgain(queries, 'exchange', ...cardRereads)
        throw refused
      })
      draft.clear()
      await readAgain(queries, ...cardRereads)
      leaveFor(url)
    },
  })
  const { price, rates } = usePrice(form.values, view.remitters)
  const draft = useDraft(withName ? 'card-order' : `card-top-up/${suggested}`, user?.id ?? '', form)
  const from = useOrigins('card', cardAsks, form.values)
  return (
    <FormFrame form={form} label={withName ? copy.getCard.title : copy.topUp.title} from={from}>
      <DraftChoice draft={draft} />
      {withName && (
        <TextInput
          {...form.field('name')}
          label={copy.getCard.name}
          hint={copy.getCard.nameHint}
          autoComplete="name"
          maxLength={longestName}
        />
      )}
      <NumberInput
        {...form.field('amount')}
        label={copy.getCard.amount}
        hint={copy.getCard.amountHint}
        before="$"
        decimal
        narrow
      />
      <RadioGroup
        {...form.field('purpose')}
        label={copy.getCard.purpose}
        tiles
        options={purposes.map(value => ({ value, label: purposeNames[value] }))}
      />
      <TextInput
        {...form.field('remitterPan')}
        onChange={pan => {
          form.set('remitterPan', pan)
          // What was declared is of one PAN.
          if (isPersonsPan(pan)) form.set('sentBefore', plain(declaredOn(pan, view.remitters)))
        }}
        label={copy.getCard.pan}
        hint={copy.getCard.panHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={14}
      />
      <RadioGroup
        {...form.field('fundedBy')}
        label={copy.getCard.fundedBy}
        tiles
        options={fundings.map(value => ({ value, label: fundingNames[value] }))}
      />
      {form.values.fundedBy !== 'loan' && (
        <NumberInput
          {...form.field('sentBefore')}
          label={copy.getCard.sentBefore(formatDay(year))}
          hint={copy.getCard.sentBeforeHint}
          before="₹"
          decimal
          narrow
        />
      )}
      <Fold summary={copy.getCard.tcs}>
        <ul className="stack-2">
          {copy.getCard.tcsPoints.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Fold>
      {view.person.email === '' && (
        <TextInput {...form.field('email')} type="email" label={copy.getCard.email} autoComplete="email" />
      )}
      <Missing query={rates} what="the rate" />
      {form.values.purpose === 'education' && price !== undefined && <Cost price={price} />}
      <div>
        {/* Money that is here already is decided about first. */}
        <Button
          kind={isNext && view.late.length === 0 ? 'primary' : 'quiet'}
          type="submit"
          busy={form.busy || isLeaving}
        >
          {copy.getCard.go}
        </Button>
      </div>
      <div>
        <LegalLinks />
      </div>
    </FormFrame>
  )
}

/** What was asked for last, so that a try that came to nothing is not typed again. */
function initialOf({ asked, card, person, remitters }: CardView, suggested: number, year: Temporal.PlainDate): Values {
  const cents = suggested > 0 ? suggested : (asked?.dollars ?? 0)
  const remitterPan = asked?.remitterPan ?? remitters.at(-1)?.pan ?? person.pan
  const isOfYear = asked !== null && financialYearOf(dayOf(Temporal.Instant.from(asked.at))).equals(year)
  return {
    name: card?.name ?? asked?.name ?? person.name,
    email: person.email,
    amount: cents === 0 ? '' : plain(cents),
    purpose: 'education',
    remitterPan,
    fundedBy: asked?.fundedBy ?? 'savings',
    sentBefore: plain(isOfYear ? asked.sentBefore : declaredOn(remitterPan, remitters)),
  }
}

/** '520' or '520.50', as one types it. */
const plain = (minor: number): string => (minor / 100).toFixed(2).replace(/\.00$/, '')
