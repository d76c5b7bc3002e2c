import { useQueryClient } from '@tanstack/react-query'
import { optional, readOf } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { Select } from '#src/ui/select.tsx'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { visas, monthsAllowed, type CoverageUniversity } from '#src/stages/health-insurance/coverage/rules.ts'
import {
  insuranceDetails,
  insuranceRereads,
  insuranceCatalogue,
  usePlansAt,
} from '#src/stages/health-insurance/screens/api.ts'
import type { DetailsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkDetails, detailsAsk, studyLevels } from '../rules.ts'
import { sentOf, valuesOf, type SaidElsewhere, type Typed } from './details-values.ts'
import { readAgain } from '#src/browser/queries.ts'
import { formatDay } from '#src/values/dates.ts'
import { comingStarts } from '../terms/rules.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'

type DetailsFormProps = {
  details: DetailsView | null
  said: SaidElsewhere
  owner: string
  onSaved: () => void
}

export function DetailsForm({ details, said, owner, onSaved }: DetailsFormProps) {
  const queries = useQueryClient()
  const plansOf = ({ university }: Typed) =>
    queries.getQueryData(readOf(insuranceCatalogue.plans, { university: university?.value ?? '' }).queryKey)
  const { form, draft } = useSavedForm({
    name: 'insurance-details',
    owner,
    saved: valuesOf(details, said),
    check: typed => withUniversity(checkDetails(sentOf(typed), today(), placeOf(plansOf(typed)))),
    save: async typed => {
      await insuranceDetails.save(sentOf(typed))
      await readAgain(queries, ...insuranceRereads)
      onSaved()
    },
  })
  const { university, visa } = form.values
  const from = useOrigins('insurance-details', detailsAsk, form.values)
  const place = usePlace(university?.value)
  const isOther = details !== null && (details.universityID !== university?.value || details.visa !== visa)
  return (
    <FormFrame form={form} label="Your details" from={from}>
      <p>Six short answers, and we show you the plans.</p>
      <DraftChoice draft={draft} />
      <UniversityField {...form.field('university')} label="Your university" />
      <RadioGroup
        {...form.field('visa')}
        tiles
        label="Your visa"
        options={visas.map(value => ({ value, label: copy.visaNames[value] }))}
      />
      {visa === 'US' && <Notice tone="info">{copy.usCitizen}</Notice>}
      <RadioGroup
        {...form.field('level')}
        label="You study as"
        options={studyLevels.map(value => ({ value, label: copy.levelNames[value] }))}
      />
      <div className="stack-5 tiles-4">
        <DateInput
          {...form.field('dob')}
          label="Your date of birth"
          hint="The price goes by your age on the first day of cover."
          autoComplete="bday"
        />
        <DateInput
          {...form.field('coverageStartDate')}
          label="First day of cover"
          hint="Not later than the day you land. If your university names an earlier day, choose that one."
        />
      </div>
      <TermStarts university={university?.value} onChoose={start => form.set('coverageStartDate', start)} />
      <Select
        {...form.field('numberOfMonths')}
        label="For how many months"
        options={monthsOf(place).map(months => ({ value: String(months), label: copy.monthsWords(months) }))}
      />
      {isOther && details.planID !== null && <Notice tone="info">{copy.resets}</Notice>}
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          Show me the plans
        </Button>
      </Actions>
      <HelpLinks of={libraryGuides} names={['waive-or-keep', 'read-a-plan']} />
    </FormFrame>
  )
}

const today = () => todayHere().toString()

/** The field is called after what it holds, the rule after what is sent. */
const withUniversity = ({ universityID, ...rest }: ReturnType<typeof checkDetails>) =>
  universityID === undefined ? rest : { ...rest, university: universityID }

const usePlace = (university: string | undefined): CoverageUniversity | undefined =>
  placeOf(optional(usePlansAt(university)))

/** One that is not verified has no plans to read its terms with. */
const placeOf = (offer: OfferView | undefined): CoverageUniversity | undefined =>
  offer && { ...offer.university, maxStartDate: offer.university.maxStartDate ?? undefined }

/** Before a plan is chosen, all that any partner allows there. */
function monthsOf(place: CoverageUniversity | undefined): number[] {
  const { least, most } = monthsAllowed(place ?? { id: '', customDates: false }, 'MedPrime')
  return Array.from({ length: most - least + 1 }, (_, index) => most - index)
}

const termNames = {
  annual: 'Academic year',
  graduating: 'Graduating year',
  fall: 'Fall term',
  spring: 'Spring term',
  winter: 'Winter term',
  summer: 'Summer term',
} as const

type TermStartsProps = { university: string | undefined; onChoose: (start: string) => void }

/** The first days of the university's terms to come, each one press away. */
function TermStarts({ university, onChoose }: TermStartsProps) {
  const starts = comingStarts(optional(usePlansAt(university))?.university.terms ?? {}, todayHere().toString())
  if (starts.length === 0) return null
  return (
    <section className={s.terms} aria-label="First days of terms">
      {starts.map(({ term, start }) => (
        <Button key={term} kind="link" onClick={() => onChoose(start)}>
          {termNames[term]}: {formatDay(Temporal.PlainDate.from(start))}
        </Button>
      ))}
      <p>As a guide: your I-20 and your university’s calendar count.</p>
    </section>
  )
}
