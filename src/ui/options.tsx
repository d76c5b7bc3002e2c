import { memo } from 'react'

type OptionsProps = { choices: readonly { value: string; label: string }[] }

/** A list of all countries is drawn once, not at every keystroke of the form around it. */
export const Options = memo(function Options({ choices }: OptionsProps) {
  return choices.map(({ value, label }) => (
    <option key={`${value} ${label}`} value={value}>
      {label}
    </option>
  ))
})
