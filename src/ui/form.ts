import { useEffect, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import type { Binding } from './binding.ts'
import {
  accepted,
  changed,
  countWrong,
  failed,
  fresh,
  isRight,
  leftField,
  notYet,
  readFailure,
  shownError,
  started,
} from './form-state.ts'
import type { Errors, FormState } from './form-state.ts'
import { useAfterPress } from './press.ts'
import { tellWrong } from './page-title.ts'
import { useTypedBefore } from './typed-before.ts'

export interface FormOptions<V extends object> {
  initial: V
  /** Pure: what is wrong with these values, by field. */
  check?: ((values: V) => Errors<V>) | undefined
  /** Throws `{ message, fields? }` when it is refused. */
  submit: (values: V) => Promise<unknown> | unknown
}

export interface Form<V extends object> {
  values: V
  field: <K extends keyof V & string>(name: K) => Binding<V[K]>
  set: <K extends keyof V & string>(name: K, value: V[K]) => void
  /** Other values at once, as if nothing had been typed: a restored draft, a cleared form. */
  replace: (values: V) => void
  reset: () => void
  submit: () => Promise<void>
  /** The form's own error, when it is about no single field. */
  error: string | undefined
  busy: boolean
  /** Whether it was tried to send these values: from then on each thing that is wrong says so until it is mended. */
  isTried: boolean
  /** Whether anything was typed since the values were set. */
  isChanged: boolean
  /** For `<form {...form.bind}>`. */
  bind: {
    ref: RefObject<HTMLFormElement | null>
    method: 'dialog'
    noValidate: true
    onSubmit: (event: FormEvent) => void
  }
}

export function useForm<V extends object>({ initial, check, submit }: FormOptions<V>): Form<V> {
  const [state, setState] = useState(() => fresh(initial))
  const [start, setStart] = useState(initial)
  const latest = useRef(state)
  const ref = useRef<HTMLFormElement>(null)
  const afterPress = useAfterPress()
  useTypedBefore(ref)
  const wrong = check?.(state.values) ?? {}

  // `latest` is ahead of the screen: a submit in the same tick as a keystroke sends both.
  function become(next: FormState<V>) {
    latest.current = next
    setState(next)
  }

  function replace(values: V) {
    setStart(values)
    become(fresh(values))
  }

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    become(changed(latest.current, name, value))
  }

  async function send() {
    if (latest.current.busy) return
    const { values } = latest.current
    if (!isRight(check?.(values) ?? {})) return become(notYet(latest.current))

    become(started(latest.current))
    try {
      await submit(values)
      become(accepted(latest.current))
    } catch (thrown) {
      become(failed(latest.current, readFailure(thrown)))
    }
  }

  useFocusOnFirstWrong(ref, state.failures)
  useTitleOf(countWrong(state, wrong))

  return {
    values: state.values,
    field: name => ({
      name,
      value: state.values[name],
      onChange: value => set(name, value),
      onBlur: () => afterPress(() => become(leftField(latest.current, name))),
      error: shownError(state, wrong, name),
    }),
    set,
    replace,
    reset: () => replace(initial),
    submit: send,
    error: state.failure,
    busy: state.busy,
    isTried: state.submitted,
    isChanged: state.values !== start,
    bind: {
      ref,
      // Outside a dialog a browser does nothing by itself then: before the scripts are there no password gets into an address.
      method: 'dialog',
      noValidate: true,
      onSubmit: event => {
        event.preventDefault()
        void send()
      },
    },
  }
}

function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, failures: number) {
  useEffect(() => {
    if (failures === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, failures])
}

/** Where there are tabs, the title is all that one sees of the page. */
function useTitleOf(wrong: number) {
  useEffect(() => {
    if (wrong === 0) return undefined
    tellWrong(wrong)
    return () => tellWrong(0)
  }, [wrong])
}
