import { todayHere } from '#src/browser/zone.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Passport } from '#src/reading/passport.ts'
import type { PassportProfileView } from '../contract.ts'
import * as copy from '../passport/rules.ts'
import { factsIn, toneOf, untilWords } from '../passport/rules.ts'
import { replacedIn } from '../rules.ts'
import { MachineLines } from './machine-lines.tsx'
import { useKeepFacts, useKeepPaper } from './use-change.ts'

/** The passport fills in the profile, and is what other papers are held against. */
export function FromPassport({ known }: { known: PassportProfileView }) {
  const keepPaper = useKeepPaper()
  const keepFacts = useKeepFacts()
  return (
    <MachineLines
      hint={copy.keptHint}
      button={copy.keep}
      busy={keepFacts.isPending || keepPaper.isPending}
      today={todayHere()}
      replaced={passport => replacedIn(factsIn(passport, known.facts).facts, known.facts)}
      onRead={async passport => {
        const { facts, says } = factsIn(passport, known.facts)
        await keepFacts.mutateAsync({ facts, from: 'passport' })
        await keepPaper.mutateAsync({ paper: 'passport', says })
      }}
      Said={Kept}
    />
  )
}

const Kept = ({ passport }: { passport: Passport }) => (
  <Notice tone={toneOf(passport, todayHere())} live title={copy.kept}>
    <p>{passport.isCut ? copy.cut : copy.given}</p>
    <p>{untilWords(passport, todayHere())}</p>
  </Notice>
)
