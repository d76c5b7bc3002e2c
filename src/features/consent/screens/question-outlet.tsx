import { useEffect, useState } from 'react'
import { askBy } from '#src/browser/proof.ts'
import { CameByOurLink } from '#src/features/accounts/ways/screens/came-by-our-link.tsx'
import { later } from '#src/ui/later.tsx'
import { consentNeeded, parentConsentNeeded, type ProblemAnswer } from '#src/wire/problem.ts'

/** Fetched once somebody is asked: every page may ask, and few do. */
const ConsentDialog = later(async () => (await import('./consent-dialog.tsx')).ConsentDialog, null)
const ParentNeeded = later(async () => (await import('./parent-needed.tsx')).ParentNeeded, null)

type Question = ProblemAnswer & { answer: (isGiven: boolean) => void }

/** What any call may be refused for is asked here, over each page: a proof, a consent, or a parent's consent. */
export function QuestionOutlet({ cameByOurLink }: { cameByOurLink: boolean | undefined }) {
  const [asked, setAsked] = useState<Question>()
  useEffect(() => {
    // Several calls of one page wait for one answer.
    let open: Promise<boolean> | undefined
    const ask = (refused: ProblemAnswer) => {
      if (open !== undefined) return open
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked({ ...refused, answer: resolve })
      open = promise.finally(() => {
        open = undefined
        setAsked(undefined)
      })
      return open
    }
    const ends = [consentNeeded, parentConsentNeeded].map(({ code }) => askBy(code, ask))
    return () => ends.forEach(end => end())
  }, [])
  return (
    <>
      {cameByOurLink === true && <CameByOurLink />}
      {asked?.code === consentNeeded.code && (
        <ConsentDialog purpose={asked.fields?.['purpose'] ?? ''} onAnswer={asked.answer} />
      )}
      {asked?.code === parentConsentNeeded.code && <ParentNeeded onClose={() => asked.answer(false)} />}
    </>
  )
}
