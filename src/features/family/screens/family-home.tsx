import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { forgetKept } from '#src/browser/offline-cache.ts'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import { chooseLanguage, hasChosen, useLanguage } from '#src/browser/languages/language.ts'
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { later, type Later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { fieldOf } from '#src/values/unknown.ts'
import { familyHeadings, type FamilyHeading, type Key } from '#src/wire/topics.ts'
import { useConsentWords } from '../../consent/screens/use-words.ts'
import { useAskWords } from '../asks/screens/use-words.ts'
import type { StudentOfFamily } from '../contract.ts'
import { ParentConsent } from '../consent/screens/parent-consent.tsx'
import { family, familyCards, familyPapers } from './api.ts'
import { EmergencyCard, InsuranceCards } from './cards.tsx'
import { Money } from './money.tsx'
import { Papers } from './papers.tsx'
import { Progress } from './progress.tsx'
import { shownToFamily, type GivenHeading } from './slots.ts'
import { useFamilyWords } from './use-words.ts'

type OwnHeading = Exclude<FamilyHeading, GivenHeading>

type ShownProps = { student: string; firstName: string }
type KeyOf = (input: { student: string }) => Key
type Heading = { Shown: (props: ShownProps) => React.ReactNode; reads: readonly { keyOf: KeyOf }[] }

/** What each heading shows, and what it reads: one that nobody can see yet cannot be shared, and doesn't compile. */
const own: Readonly<Record<OwnHeading, Heading>> = {
  progress: { Shown: Progress, reads: [family.progress] },
  money: { Shown: Money, reads: [family.money] },
  papers: { Shown: Papers, reads: [familyPapers.read] },
  'insurance-card': { Shown: InsuranceCards, reads: [familyCards.insurance] },
  'emergency-card': { Shown: EmergencyCard, reads: [familyCards.emergency] },
}

const isOwn = (heading: FamilyHeading): heading is OwnHeading => heading in own

/** The family's home: of each student what they share, in large letters, to be read on a phone. */
export default function FamilyHome() {
  const said = useFamilyWords()
  const asks = useAskWords()
  const consents = useConsentWords()
  const { home: copy } = said.words
  const query = useRead(family.list)
  useForgetting(query.data)
  useWrittenTo(query.data)
  return (
    <Page title={copy.title} width="reading">
      <InLanguage says={[said, asks, consents]}>
        <div className="stack-6 text-3">
          <Loaded query={query} level={1}>
            {students => (
              <>
                {students.length === 0 && (
                  <EmptyState title={copy.nothingTitle} level={1}>
                    {copy.nothing}
                  </EmptyState>
                )}
                {students.length > 1 && <h1>{copy.title}</h1>}
                {students.map(student => (
                  <Student key={student.id} of={student} isAlone={students.length === 1} />
                ))}
              </>
            )}
          </Loaded>
          <div>
            <ButtonLink href="/">{copy.ownJourney}</ButtonLink>
          </div>
        </div>
      </InLanguage>
    </Page>
  )
}

/** Letters come in the language of this page; a device on which nobody has chosen takes the one that they come in. */
function useWrittenTo(students: readonly StudentOfFamily[] = []): void {
  const language = useLanguage()
  const stored = students.map(one => one.language)
  const other = stored.find(one => one !== 'en')
  const isKnown = stored.every(one => one === language)
  useEffect(() => {
    if (hasChosen()) {
      if (!isKnown) void family.speak({ language }).catch(() => {})
    } else if (other !== undefined) void chooseLanguage(other).catch(() => {})
  }, [isKnown, language, other])
}

type StudentProps = { of: StudentOfFamily; isAlone: boolean }

function Student({ of: { id, student, firstName, headings, isWeekly, endedAt }, isAlone }: StudentProps) {
  const { words, languageOf } = useFamilyWords()
  const { home: copy, headings: names } = words
  const given = useGivenScreens()
  const Title = isAlone ? 'h1' : 'h2'
  return (
    <section className="stack-5 breakable" aria-label={copy.oneTitle(firstName)}>
      <Title>{copy.oneTitle(firstName)}</Title>
      {endedAt !== null ? (
        <Notice tone="info" live title={copy.ended(firstName)}>
          {copy.endedWhy}
        </Notice>
      ) : (
        <>
          <ParentConsent student={student} firstName={firstName} />
          {familyHeadings.map(heading => {
            const Shown = isOwn(heading) ? own[heading].Shown : given.get(heading)
            return (
              Shown !== undefined &&
              headings.includes(heading) && <Shown key={heading} student={student} firstName={firstName} />
            )
          })}
          <div className="stack-3">
            <p className="quiet" lang={languageOf('home.shares')}>
              {headings.length === 0 ? copy.sharesNothing : copy.shares(headings.map(heading => names[heading].name))}
            </p>
            {headings.some(heading => heading === 'progress' || heading === 'money') && (
              <Weekly id={id} isWeekly={isWeekly} />
            )}
            <div>
              <ConfirmVerb
                label={copy.leave}
                title={copy.leaveTitle(firstName)}
                confirm={copy.leave}
                keep={copy.keep}
                act={() => family.leave({ id })}
                rereads={['family']}
                done={copy.left}
              >
                <p>{copy.leaveMeans}</p>
              </ConfirmVerb>
            </div>
          </div>
        </>
      )}
    </section>
  )
}

function Weekly({ id, isWeekly }: Pick<StudentOfFamily, 'id' | 'isWeekly'>) {
  const { weekly } = useFamilyWords().words
  const [pressed, setPressed] = useState<boolean>()
  const want = useVerb((isOn: boolean) => family.weekly({ id, isOn }), {
    rereads: ['family'],
    done: weekly.changed,
    settled: () => setPressed(undefined),
  })
  return (
    <Checkbox
      name={`${id} weekly`}
      label={weekly.label}
      detail={weekly.detail}
      value={pressed ?? isWeekly}
      onChange={isOn => {
        setPressed(isOn)
        want.mutate(isOn)
      }}
    />
  )
}

/** Each made once, with the script that it comes with. */
function useGivenScreens(): ReadonlyMap<FamilyHeading, Later<{ student: string }>> {
  const given = useGiven(shownToFamily)
  const [screens] = useState(
    () => new Map(given.map(({ heading, load }) => [heading, later(async () => (await load()).default, null)])),
  )
  return screens
}

/** What is no longer shared does not stay on this device, where it would be read without a network. */
function useForgetting(students: readonly StudentOfFamily[] | undefined): void {
  const queries = useQueryClient()
  const given = useGiven(shownToFamily)
  const keysOf = async (heading: FamilyHeading): Promise<readonly KeyOf[]> => {
    if (isOwn(heading)) return own[heading].reads.map(({ keyOf }) => keyOf)
    const shown = given.filter(one => one.heading === heading)
    return Promise.all(shown.map(async ({ load }) => (await load()).keyOf))
  }
  const forget = useEffectEvent(async (of: readonly StudentOfFamily[]) => {
    for (const heading of familyHeadings) {
      const keys = await keysOf(heading)
      await forgetKept(queries, key => isOver(key, of, heading, keys))
    }
  })
  useEffect(() => {
    if (students !== undefined) forget(students).catch(() => {})
  }, [students])
}

function isOver(
  key: QueryKey,
  students: readonly StudentOfFamily[],
  heading: FamilyHeading,
  keys: readonly KeyOf[],
): boolean {
  // Calls of the family alone name a student.
  const student = fieldOf(key.at(-1), 'student')
  if (key[0] !== 'family' || typeof student !== 'string') return false
  const headings = students.find(one => one.student === student)?.headings ?? []
  const isShared = headings.includes(heading)
  return headings.length === 0 || (!isShared && keys.some(keyOf => hashKey(keyOf({ student })) === hashKey(key)))
}
