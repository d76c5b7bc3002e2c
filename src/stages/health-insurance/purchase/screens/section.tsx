import { useId } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { later } from '#src/ui/later.tsx'
import { applicationIn } from '#src/stages/health-insurance/application/screens/values.ts'
import { sections, type Field, type Section as Name } from '#src/stages/health-insurance/application/pages/rules.ts'
import { isAsked } from '#src/stages/health-insurance/application/rules.ts'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import { controls } from '#src/stages/health-insurance/application/screens/controls.tsx'
import { sectionLedes, sectionTitles } from '#src/stages/health-insurance/application/screens/labels.ts'
import s from '#src/stages/health-insurance/application/screens/wizard.module.css'

/** Most buy alone. */
const GroupSection = later(
  async () => (await import('#src/stages/health-insurance/groups/screens/group-section.tsx')).GroupSection,
  null,
)

/** Few are US citizens. */
const UsCitizenNotice = later(
  async () => (await import('#src/stages/health-insurance/us-citizen/screens/us-citizen-notice.tsx')).UsCitizenNotice,
  null,
)

/** The last section. */
const ReferralSection = later(
  async () => (await import('#src/stages/health-insurance/referrals/screens/referral-section.tsx')).ReferralSection,
  null,
)

/** Of those who were insured before. */
const PastPolicyNotice = later(
  async () =>
    (await import('#src/stages/health-insurance/past-policies/screens/past-policy-notice.tsx')).PastPolicyNotice,
  <Awaited />,
)

type SectionProps = { name: Name; wizard: Filling }

/** What belongs together, under its heading. */
export function Section({ name, wizard }: SectionProps) {
  const id = useId()
  const lede = sectionLedes[name]
  return (
    <section className={classes('stack-4 ruled pad-top-5', s.section)} aria-labelledby={id}>
      <h3 className="text-4" id={id}>
        {sectionTitles[name]}
      </h3>
      {lede !== undefined && <p className="readable muted">{lede}</p>}
      {name === 'coverage' && <PastPolicyNotice past={wizard.past} />}
      <Fields fields={sections[name]} wizard={wizard} />
      {name === 'studies' && wizard.values.visa === 'US' && <UsCitizenNotice wizard={wizard} />}
      {name === 'group' && wizard.values.partOfGroup === 'yes' && <GroupSection wizard={wizard} />}
      {name === 'referral' && <ReferralSection wizard={wizard} />}
    </section>
  )
}

function Fields({ fields, wizard }: { fields: readonly Field[]; wizard: Filling }) {
  const typed = applicationIn(wizard.values)
  return (
    <div className={classes('stack-4 tiles-4 bottom medium lines-5', s.fields)}>
      {fields
        .filter(field => isAsked(field, typed))
        .map(field => {
          const Control = controls[field]
          return <Control key={field} field={field} wizard={wizard} />
        })}
    </div>
  )
}
