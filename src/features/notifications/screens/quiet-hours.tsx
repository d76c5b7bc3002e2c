import { useQueryClient } from '@tanstack/react-query'
import { ownZone } from '#src/browser/zone.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { checkQuietHours } from '../forms/rules.ts'
import type { QuietHours } from '../rules.ts'
import { notifications } from './student-api.ts'
import { zoneName } from '#src/values/zones.ts'
import { clockOptions, zoneOptions } from './zones.ts'
import { readAgain } from '#src/browser/queries.ts'

/** When e-mail waits until the morning, on the clock of wherever one is. */
export function QuietHoursForm({ owner, quiet }: { owner: string; quiet: QuietHours }) {
  const queries = useQueryClient()
  const saved = useSavedForm<QuietHours>({
    name: 'notifications/quiet-hours',
    owner,
    saved: quiet,
    check: checkQuietHours,
    save: async hours => {
      await notifications.keepQuiet(hours)
      await readAgain(queries, notifications.preferences.keyOf())
    },
  })
  const { form } = saved
  const here = ownZone()
  return (
    <FormFrame form={form} label="Quiet hours">
      <Checkbox
        label="Hold e-mail back at night"
        detail="What comes then is sent when the quiet ends, unless you have read it by then. Security is sent at once."
        {...form.field('isOn')}
      />
      {form.values.isOn && (
        <>
          {here !== undefined && here !== form.values.zone && (
            <Notice
              tone="info"
              action={
                <Button kind="link" onClick={() => form.set('zone', here)}>
                  Use {zoneName(here)} time
                </Button>
              }
            >
              This device is on {zoneName(here)} time.
            </Notice>
          )}
          <div className="stack-4 tiles-3 top lines-5">
            <Select label="From" options={clockOptions(form.values.starts)} {...form.field('starts')} />
            <Select label="Until" options={clockOptions(form.values.ends)} {...form.field('ends')} />
          </div>
          <Select
            label="On the clock of"
            hint="When you have moved, choose your new zone: the hours move with you."
            options={zoneOptions([form.values.zone, here])}
            {...form.field('zone')}
          />
        </>
      )}
      <SaveBar saved={saved} />
    </FormFrame>
  )
}
