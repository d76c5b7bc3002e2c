import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { forgetPlace, noteTakenOver, readArrival } from '../../../../browser/arrival.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import { insuranceRereads } from '../../screens/insurance-queries.ts'
import * as copy from '../copy.ts'
import { takeOver, type Outcome } from './take-over.ts'

/** Where each leads, and what is said of it. */
const ways: Readonly<Record<Outcome, { to: string; said?: string }>> = {
  taken: { to: '/health-insurance/purchase-insurance' },
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
  const { mutate: begin } = useMutation({
    mutationFn: async () => {
      const outcome = await takeOver(readArrival())
      await Promise.all(insuranceRereads.map(key => queries.invalidateQueries({ queryKey: [key] })))
      return outcome
    },
    onSuccess: outcome => {
      const { to, said } = ways[outcome]
      noteTakenOver()
      if (outcome === 'unknown-university') forgetPlace()
      if (said !== undefined) toasts.error(said)
      navigate(to, { replace: true })
      onDone()
    },
    onError: error => {
      toasts.error(error.message)
      onDone()
    },
  })
  useEffect(() => begin(), [begin])
  return waiting
}
