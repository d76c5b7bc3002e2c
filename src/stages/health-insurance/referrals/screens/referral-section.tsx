import { TextInput } from '#src/ui/text-input.tsx'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import { referralFields } from '#src/stages/health-insurance/application/screens/values.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/application/screens/wizard.module.css'

/** Up to five friends, who hear of us once: when the deposit is paid. */
export const ReferralSection = ({ wizard }: { wizard: Filling }) => (
  <fieldset className={classes('stack-4 tiles-4 medium lines-5', s.fields)} aria-labelledby="referral-friends">
    <div className={s.whole}>
      <strong id="referral-friends">Friends who are going, too</strong>
      <p className="readable muted">
        Up to five addresses, only of people who do not mind. Once your deposit is paid each gets a single letter that
        says it came from you.
      </p>
    </div>
    {referralFields.map((field, index) => (
      <TextInput
        key={field}
        label={`E-mail of friend ${index + 1}`}
        type="email"
        autoComplete="off"
        optional
        {...wizard.bind(field)}
      />
    ))}
  </fieldset>
)
