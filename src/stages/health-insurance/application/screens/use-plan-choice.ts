import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isShownInPlace } from '#src/browser/shown-in-place.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { visas } from '#src/stages/health-insurance/coverage/rules.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { insuranceDetails, insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import { planWith, type Wizard } from './use-wizard.ts'
import type { Values } from './values.ts'
import { readAgain } from '#src/browser/queries.ts'

type Options = { wizard: Wizard; offer: OfferView; details: DetailsView; begin: (planID: string) => Values }

/**
 * The plan is chosen here or on the pages where plans are compared. Where GBG comes in for another company, the form is
 * another: it is asked first, and then begun afresh.
 */
export function usePlanChoice({ wizard, offer, details, begin }: Options) {
  const { values, edit, clear } = wizard
  const [asked, setAsked] = useState<string>()
  const [before, setBefore] = useState(values.planID)
  const keep = useChoose()
  if (values.planID !== '' && values.planID !== before) setBefore(values.planID)

  const take = (planID: string) => {
    edit('planID', planID)
    const visa = visas.find(one => one === values.visa)
    if (planID !== '' && (planID !== details.planID || visa !== details.visa)) keep.mutate({ planID, visa })
  }
  const choose = (planID: string) => {
    if (becomesGbg(offer, before, planID)) setAsked(planID)
    else take(planID)
  }
  const elsewhere = keep.isPending ? undefined : chosenElsewhere(details, values)
  const isAnother = elsewhere !== undefined && becomesGbg(offer, values.planID, elsewhere)
  const follow = useEffectEvent(() => {
    if (values.universityID !== details.universityID) edit('universityID', details.universityID)
    if (elsewhere === undefined || isAnother) return
    edit('visa', details.visa)
    edit('planID', elsewhere)
  })
  // A draft comes back after the form has begun, and may be older than what was chosen since.
  useEffect(() => follow(), [details.planID, details.universityID, details.visa, elsewhere, values.universityID])

  const pending = asked ?? (isAnother ? elsewhere : undefined)
  return {
    choose,
    isAsking: pending !== undefined,
    answer: (isWanted: boolean) => {
      setAsked(undefined)
      if (pending === undefined) return
      if (!isWanted) return isAnother && take(before)
      clear({ ...begin(pending), visa: isAnother ? details.visa : values.visa })
      if (pending !== details.planID) take(pending)
    },
  }
}

/** On the pages where plans are compared, since this form was begun; not while another visa waits for its plan. */
function chosenElsewhere({ planID, visa }: DetailsView, values: Values): string | undefined {
  if (planID === null || planID === values.planID) return undefined
  return values.planID === '' && values.visa !== visa ? undefined : planID
}

const becomesGbg = (offer: OfferView, before: string, after: string): boolean => {
  const [old, next] = [planWith(offer, before)?.partner, planWith(offer, after)?.partner]
  return old !== undefined && next === 'GBG' && old !== 'GBG'
}

function useChoose() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: insuranceDetails.choose,
    onError: error => {
      if (!isShownInPlace(error)) toasts.error(error.message)
    },
    onSettled: () => readAgain(queries, ...insuranceRereads),
  })
}
