import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { forgetPlace, noteTakenOver, readArrival } from '#src/browser/arrival.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { isShownInPlace } from '#src/browser/shown-in-place.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { insuranceDetails, insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import * as copy from '../copy.ts'
import { takeOver, type Outcome } from './take-over.ts'
import { readAgain } from '#src/browser/queries.ts'

/** Where each leads, and what is said of it. */
const ways: Readonly<Record<Outcome, { to: string; said: string }>> = {
  taken: { to: '/health-insurance/purchase-insurance', said: copy.taken },
  'unknown-university': { to: '/health-insurance/enter-details', said: copy.unknownUniversity },
  'unknown-plan': { to: '/health-insurance/view-all', said: copy.unknownPlan },
  'university-first': { to: '/health-insurance/enter-details', said: copy.universityFirst },
}

type TakingOverProps = { waiting: ReactNode; onDone: () => void }

/** Before anything of the journey is shown: it would say that there is no plan yet. */
export default function TakingOver({ waiting, onDone }: TakingOverProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutate: begin } = useMutation({
    mutationFn: async () => {
      const found = await takeOver(readArrival())
      await readAgain(queries, ...insuranceRereads)
      return found
    },
    onSuccess: found => {
      const { to, said } = ways[found]
      if (found !== 'university-first') noteTakenOver()
      if (found === 'unknown-university') forgetPlace()
      toasts[found.startsWith('unknown') ? 'error' : 'info'](said)
      setOutcome(found)
      if (isOnTheWay()) navigate(to, { replace: true })
      onDone()
    },
    onError: error => {
      if (!isShownInPlace(error)) toasts.error(error.message)
      setOutcome('taken')
      onDone()
    },
  })
  useEffect(() => begin(), [begin])
  if (outcome === 'university-first') return <PlanWaits />
  return outcome === undefined ? waiting : null
}

/** Not where somebody went somewhere else meanwhile. */
const isOnTheWay = (): boolean =>
  /[?&](universityID|planID)=/.test(location.search) || /^\/(health-insurance(\/.*)?)?$/.test(location.pathname)

/** A link named a plan alone: it is chosen as soon as the university is entered. */
function PlanWaits() {
  const { plan } = readArrival()
  const hasDetails = optional(useRead(insuranceDetails.read)) != null
  const { mutate: choose } = useVerb(insuranceDetails.choose, {
    rereads: insuranceRereads,
    done: noteTakenOver,
  })
  useEffect(() => {
    if (hasDetails && plan !== undefined) choose({ planID: plan })
  }, [hasDetails, plan, choose])
  return null
}
