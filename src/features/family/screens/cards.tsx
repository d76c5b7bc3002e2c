import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readOf } from '#src/browser/reads.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { EmergencyView, InsuranceCard } from '../cards/contract.ts'
import { familyCards } from './api.ts'
import { AsOf } from './as-of.tsx'
import { goodFor } from './moments.ts'
import { useFamilyWords } from './use-words.ts'

/** The card of the student's health insurance, to be read to somebody on the phone; without a network as well. */
export function InsuranceCards({ student }: { student: string }) {
  const { home } = useFamilyWords().words
  const query = useQuery({ ...readOf(familyCards.insurance, { student }), staleTime: goodFor })
  return (
    <section className="heads-4 stack-2" aria-label={home.insuranceTitle}>
      <h2>{home.insuranceTitle}</h2>
      <Loaded query={query} rows={4}>
        {({ now: read, cards }) => (
          <>
            {cards.length === 0 && <p>{home.noInsurance}</p>}
            {cards.map(card => (
              <Card key={card.id} card={card} />
            ))}
            <AsOf read={read} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Whom to call, and sentences to be read out on the phone. */
export function EmergencyCard({ student }: { student: string }) {
  const { home } = useFamilyWords().words
  const query = useQuery({ ...readOf(familyCards.emergency, { student }), staleTime: goodFor })
  return (
    <section className="heads-4 stack-2" aria-label={home.emergencyTitle}>
      <h2>{home.emergencyTitle}</h2>
      <Loaded query={query} rows={4}>
        {view => (
          <div className="stack-4">
            <Calls view={view} />
            <Sentences view={view} />
            <AsOf read={view.now} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

type OfEmergency = { view: EmergencyView }

function Calls({ view: { name, phone, contact, cards } }: OfEmergency) {
  const { words, languageOf } = useFamilyWords()
  const { emergency } = words.home
  const calls = [
    ...(phone === null ? [] : [{ id: 'student', label: emergency.student(name), phone }]),
    ...(contact === null ? [] : [{ id: 'contact', label: emergency.contact[contact.who], phone: contact.phone }]),
    ...cards.flatMap(({ id, insurer, phone: own }) =>
      own === null ? [] : [{ id, label: emergency.insurer(insurer), phone: own }],
    ),
  ]
  return (
    <div className="stack-2" lang={languageOf('home.emergency')}>
      <h3>{emergency.callTitle}</h3>
      {calls.length === 0 && <p>{emergency.nobody}</p>}
      <dl className="stack-3">
        {calls.map(({ id, label, phone: number }) => (
          <Line key={id} label={label}>
            <Phone number={number} />
          </Line>
        ))}
      </dl>
    </div>
  )
}

function Sentences({ view: { name, cards } }: OfEmergency) {
  const { words, day, languageOf } = useFamilyWords()
  const { emergency, insurance: copy } = words.home
  return (
    <div className="stack-2" lang={languageOf('home.emergency')}>
      <h3>{emergency.sayTitle}</h3>
      <p>{emergency.about(name, cards[0]?.university)}</p>
      {cards.map(({ id, insurer, policyNumber, face, sampleOf }) => (
        <p key={id}>
          {emergency.insured(insurer, policyNumber, face?.member)}
          {sampleOf !== null && <span className="quiet block">{copy.sample(day(sampleOf, 'home.insurance'))}</span>}
        </p>
      ))}
    </div>
  )
}

const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</a>

const Card = ({ card }: { card: InsuranceCard }) => {
  const { words, day, languageOf } = useFamilyWords()
  const { insurance: copy } = words.home
  const { insurer, plan, policyNumber, university, face, from, until, phone, sampleOf } = card
  return (
    <article className="stack-3 box pad-4 breakable" aria-label={insurer} lang={languageOf('home.insurance')}>
      <h3>{insurer}</h3>
      {sampleOf !== null && <Notice tone="info">{copy.sample(day(sampleOf, 'home.insurance'))}</Notice>}
      <dl className="stack-3">
        <Line label={copy.call}>{phone === null ? copy.noPhone : <Phone number={phone} />}</Line>
        {face !== null && <Line label={copy.name}>{face.name}</Line>}
        {face !== null && <Line label={copy.member}>{face.member}</Line>}
        <Line label={copy.policy}>{policyNumber}</Line>
        <Line label={copy.plan}>{plan}</Line>
        <Line label={copy.university}>{university}</Line>
        <Line label={copy.covered}>{copy.days(day(from, 'home.insurance'), day(until, 'home.insurance'))}</Line>
      </dl>
      {face === null && <p>{copy.noCard}</p>}
    </article>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="quiet">{label}</dt>
    <dd className="semibold">{children}</dd>
  </div>
)
