import { useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import type { OfferView } from '#src/stages/loans/offers/contract.ts'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Select } from '#src/ui/select.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { AgreementView, SheetView } from '../contract.ts'
import * as copy from '../copy.ts'
import { inPercent, inRupees, versionName } from '../rules.ts'
import { loanSheet } from './api.ts'
import { dayIn } from './days.ts'
import { SheetFigures } from './sheet-figures.tsx'
import { saidInEnglish } from './use-words.ts'

const { own } = copy
const doNothing = () => {}

/** What the family reads of a loan: the accepted one, or the one that is chosen here; and who of them agreed. */
export function ForFamily({ offers }: { offers: readonly OfferView[] }) {
  const query = useRead(loanSheet.read)
  return (
    <div className="stack-4 readable">
      <p>{own.lede}</p>
      <Loaded query={query} rows={3}>
        {view => (
          <>
            {!offers.some(({ accepted }) => accepted) && <Choosing offers={offers} sheet={view.sheet} />}
            {view.sheet !== null && <Shown of={view} sheet={view.sheet} />}
            <Earlier agreements={view.agreements} />
          </>
        )}
      </Loaded>
      <p className="quiet">{own.condition}</p>
      <div>
        <ButtonLink href="/profile/family">{own.toFamily}</ButtonLink>
      </div>
    </div>
  )
}

type ChoosingProps = { offers: readonly OfferView[] } & Pick<SheetView, 'sheet'>

function Choosing({ offers, sheet }: ChoosingProps) {
  const [chosen, setChosen] = useState<string>()
  const id = chosen ?? sheet?.offer ?? offers[0]?.id ?? ''
  const show = useVerb(() => loanSheet.show({ offer: id }), { rereads: ['loans'], done: own.shown })
  const hide = useVerb(() => loanSheet.show({ offer: null }), { rereads: ['loans'], done: own.hidden })
  return (
    <div className="stack-3">
      <p>{sheet === null ? own.nothing : own.reads(sheet.figures.lender)}</p>
      <Select
        label={own.choose}
        name="shown-offer"
        placeholder={null}
        value={id}
        onChange={setChosen}
        onBlur={doNothing}
        options={offers.map(offer => ({ value: offer.id, label: offer.bid }))}
      />
      <Actions>
        <Button busy={show.isPending} onClick={() => show.mutate(undefined)}>
          {own.show}
        </Button>
        {sheet !== null && (
          <Button busy={hide.isPending} onClick={() => hide.mutate(undefined)}>
            {own.hide}
          </Button>
        )}
      </Actions>
    </div>
  )
}

type ShownProps = { of: SheetView; sheet: NonNullable<SheetView['sheet']> }

function Shown({ of: { firstName, agreements }, sheet }: ShownProps) {
  const current = agreements.filter(({ isCurrent }) => isCurrent)
  return (
    <>
      <section className="heads-3 stack-2" aria-label={copy.agreed.title}>
        <h3>{copy.agreed.title}</h3>
        {current.length === 0 ? <p>{copy.agreed.nobody}</p> : <Agreements of={current} />}
      </section>
      <Fold summary={own.page}>
        <div className="stack-4">
          <SheetFigures said={saidInEnglish} sheet={sheet} firstName={firstName} />
        </div>
      </Fold>
      <div>
        <DownloadButton from="/api/loans/sheet/paper" name={copy.fileName}>
          {copy.download}
        </DownloadButton>
      </div>
    </>
  )
}

/** What was agreed to stays, whatever the lender changed since. */
function Earlier({ agreements }: Pick<SheetView, 'agreements'>) {
  const earlier = agreements.filter(({ isCurrent }) => !isCurrent)
  if (earlier.length === 0) return null
  return (
    <section className="heads-3 stack-2" aria-label={copy.agreed.earlierTitle}>
      <h3>{copy.agreed.earlierTitle}</h3>
      <Agreements of={earlier} />
    </section>
  )
}

const Agreements = ({ of }: { of: readonly AgreementView[] }) => (
  <ul className="list">
    {of.map(({ id, who, relation, at, version, lender, amount, rate, takenBackAt }) => (
      <li key={id} className="stack-1 ruled-below pad-y-3 breakable">
        <span className="semibold">
          {copy.agreed.line(copy.agreed.who(who, relation), dayIn(at))} {copy.agreed.toVersion(versionName(version))}
        </span>
        <span className="muted">{copy.agreed.earlier(lender, inRupees(amount), inPercent(rate))}</span>
        {takenBackAt !== null && <span>{copy.agreed.back(dayIn(takenBackAt))}</span>}
      </li>
    ))}
  </ul>
)
