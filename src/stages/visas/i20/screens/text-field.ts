import type { Binding } from '#src/ui/binding.ts'
import type { Form } from '#src/ui/form.ts'
import type { AmountName } from '../rules.ts'
import { amountError, centsIn, lineError, typedOf, type I20Values, type TextName } from './i20-values.ts'

type Field = Binding<string> & { autoComplete: 'off'; maxLength: number }

export function textField(form: Form<I20Values>, name: TextName): Field {
  const { texts } = form.values
  const value = texts[name] ?? ''
  return {
    name,
    value,
    autoComplete: 'off',
    maxLength: 100,
    error: lineError(value, name),
    onChange: typed => form.set('texts', { ...texts, [name]: typed }),
  }
}

/** Takes digits alone, and once it is left stands as one would write the amount. */
export function amountField(form: Form<I20Values>, name: AmountName): Binding<string> {
  const { amounts } = form.values
  const value = amounts[name] ?? ''
  const become = (typed: string) => form.set('amounts', { ...amounts, [name]: typed })
  return {
    name,
    value,
    error: amountError(value),
    onChange: typed => become(typed.replaceAll(/(?!^-)[^\d.,]/g, '')),
    onBlur: () => {
      const cents = centsIn(value)
      if (cents !== null && cents < 0) return
      const tidy = typedOf(cents)
      if (tidy !== value) become(tidy)
    },
  }
}
