import type { Form } from '#src/ui/form.ts'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import type { SettingsValues } from './settings-values.ts'

/** How a student is let off the university's own insurance, as they read it. */
export const GuideFields = ({ form }: { form: Form<SettingsValues> }) => (
  <section className="heads-3 stack-4">
    <h3>Waiver guides</h3>
    <RichTextField
      {...form.field('waiverGuide')}
      label="Waiver guide"
      hint="Empty, and students read that there is none for their university."
    />
    <RichTextField
      {...form.field('waiverGuideGBG')}
      label="Waiver guide for plans of GBG"
      hint="Their papers have other names."
    />
  </section>
)
