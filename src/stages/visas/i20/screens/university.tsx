import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { useVisaVerb } from '#src/stages/visas/screens/api.ts'
import type { I20View } from '../contract.ts'
import * as copy from '../copy.ts'
import { i20University } from '#src/stages/visas/pending/rules.ts'
import { chooseUniversity } from './later-i20.ts'

/** Which university, and which form we fill for it. */
export function University({ view }: { view: I20View }) {
  const { university, form, admittedTo } = view
  const choose = useVisaVerb((option: ComboboxOption) => chooseUniversity(option, view))
  const saved = university === null ? null : { value: university.id, label: university.name }
  return (
    <Stack gap={3}>
      <UniversityField
        name="university"
        label={copy.universityLabel}
        hint={university === null && admittedTo.length > 0 ? copy.admittedHint : copy.universityHint}
        value={choose.isPending ? choose.variables : saved}
        onChange={option => {
          // An emptied box is on its way to another name.
          if (option !== null) choose.mutate(option)
        }}
      />
      {university === null && admittedTo.length > 0 && (
        <Actions>
          {admittedTo.map(({ id, name }) => (
            <Button key={id} onClick={() => choose.mutate({ value: id, label: name })}>
              {name}
            </Button>
          ))}
        </Actions>
      )}
      <KeptHere thing={i20University} />
      {university !== null &&
        (form === null ? (
          <Notice tone="info" title={copy.noForm(university.name)}>
            {copy.worksheetSays}
          </Notice>
        ) : (
          <Notice tone="done" title={copy.ownForm(university.name)}>
            {copy.ownFormSays(form)}
          </Notice>
        ))}
    </Stack>
  )
}
