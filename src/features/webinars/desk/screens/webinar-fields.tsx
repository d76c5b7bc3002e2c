import type { Binding } from '#src/ui/binding.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import * as copy from '../copy.ts'
import { webinarStages } from '../rules.ts'

export type DetailsValues = { title: string; description: string; stage: string; hostName: string }

const stageChoices = webinarStages.map(stage => ({ value: stage, label: copy.stageNames[stage] }))

type DetailsFieldsProps = { field: (name: keyof DetailsValues) => Binding<string> }

export function DetailsFields({ field }: DetailsFieldsProps) {
  return (
    <>
      <TextInput label="Title" {...field('title')} />
      <TextArea
        label="Description"
        hint="Two or three sentences: what one knows afterwards."
        {...field('description')}
      />
      <TextInput label="Who holds it" hint="As students read it after 'With'." {...field('hostName')} />
      <Select
        label="Stage"
        hint="Where it is a step for everybody. Without one it is for custom steps."
        optional
        placeholder={copy.noStage}
        options={stageChoices}
        {...field('stage')}
      />
    </>
  )
}
