// A page as somebody uses it: they find things by what they are called, press where they see them, and type.
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Tab } from './engine.ts'

export type Page = ReturnType<typeof pageOf>

/** What it is and what it is called; the words themselves, or a pattern. */
type Name = string | RegExp
export type Role = 'button' | 'link' | 'heading' | 'field' | 'choice' | 'option'

const selectors = {
  button: 'button, summary, [role=button], input[type=submit]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  field: 'input, textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  option: '[role=option]',
} satisfies Record<Role, string>

const patience = 20_000
const each = 40
const looksInOnePlace = 4

export const keys = {
  enter: '\uE007',
  tab: '\uE004',
  shift: '\uE008',
  control: '\uE009',
  backspace: '\uE003',
} as const

const spot = z.object({ x: z.number(), y: z.number() })

export function pageOf(tab: Tab, site: string) {
  const isAwake = () => until('the page is awake', async () => (await tab.read(awake)) === 'yes')
  const ask = async (expression: string): Promise<unknown> => JSON.parse(await tab.read(expression))
  const find = (role: Role, name: Name, within?: Name): Promise<unknown> =>
    ask(
      `JSON.stringify((${found.toString()})(${JSON.stringify(selectors[role])}, ${pattern(name)}, ${within === undefined ? 'undefined' : pattern(within)}))`,
    )
  const strike = (...pressed: readonly string[]) =>
    tab.act([
      {
        type: 'key',
        id: 'keys',
        actions: [
          ...pressed.map(value => ({ type: 'keyDown', value })),
          ...pressed.toReversed().map(value => ({ type: 'keyUp', value })),
        ],
      },
    ])
  const type = (text: string) =>
    tab.act([
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap(value => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  const press = async (role: Role, name: Name, within?: Name) => {
    let at: z.infer<typeof spot> | undefined
    let times = 0
    // What is just opening moves, and so does what stands under papers that arrive: it is pressed where it has stayed.
    await until(`the ${role} ${name} can be pressed`, async () => {
      const before = at
      at = spot.safeParse(await find(role, name, within)).data
      times = at !== undefined && at.x === before?.x && at.y === before.y ? times + 1 : 0
      return times >= looksInOnePlace
    })
    const { x = 0, y = 0 } = at ?? {}
    await tab.act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }
  const text = async () => z.string().parse(await ask('JSON.stringify(document.body.innerText)'))
  const says = (words: string) => until(`the page says “${words}”`, async () => (await text()).includes(words))
  return {
    ask,
    press,
    strike,
    type,
    text,
    says,
    find,
    print: tab.print,
    open: async (path: string) => {
      await tab.open(new URL(path, site).href)
      await isAwake()
    },
    reload: async () => {
      await tab.reload()
      await isAwake()
    },
    /** Where one is and what one reads, in short. */
    look: async () => z.string().parse(await ask(`JSON.stringify((${looked.toString()})())`)),
    saysNoMore: (words: string) =>
      until(`the page says “${words}” no more`, async () => !(await text()).includes(words)),
    shows: (role: Role, name: Name, within?: Name) =>
      until(`the ${role} ${name} is there`, async () => (await find(role, name, within)) !== null),
    /** And what stands there hears a press. */
    isAt: async (path: RegExp) => {
      await until(`the address is ${path}`, async () =>
        path.test(z.string().parse(await ask('JSON.stringify(location.pathname + location.search)'))),
      )
      await isAwake()
    },
    /** What was in it is gone first. */
    fill: async (name: Name, words: string, within?: Name) => {
      await press('field', name, within)
      await until(`the field ${name} has the keyboard`, async () => (await ask(hasKeyboard)) === true)
      await strike(keys.control, 'a')
      await type(words)
    },
    /** Its own picker is drawn by each system in another way, so the answer is given to the field. */
    give: async (name: Name, value: string, within?: Name) => {
      await until(`the field ${name} is there`, async () => (await find('field', name, within)) !== null)
      await ask(`(${giveTo.toString()})(${JSON.stringify(value)})`)
    },
    upload: async (name: Name, files: readonly string[], within?: Name) => {
      await until(`the file box ${name} is there`, async () => (await find('field', name, within)) !== null)
      await tab.choose('[data-found]', files)
    },
    valueOf: async (name: Name): Promise<string> => {
      await until(`the field ${name} is there`, async () => (await find('field', name)) !== null)
      return z.string().parse(await ask(`JSON.stringify(document.querySelector('[data-found]').value)`))
    },
    /** A call as the page would make it. */
    call: async (method: string, path: string, body?: unknown): Promise<unknown> =>
      ask(`(${callFrom.toString()})(${JSON.stringify([method, path, body])})`),
  }
}

export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + patience
  let last = ''
  while (performance.now() < latest) {
    // A page may be on its way to another.
    const is = await isSo().catch(error => ((last = String(error)), false))
    if (is) return
    await pause(each)
  }
  throw new Error(`After ${patience / 1000} s it is not so that ${what}. ${last}`)
}

const awake = `document.readyState === 'complete' && document.querySelector('#app:is([inert], :empty)') === null ? 'yes' : 'no'`

const pattern = (name: Name) =>
  name instanceof RegExp ? `/${name.source}/${name.flags}` : `/^${RegExp.escape(name)}$/`

const hasKeyboard = `JSON.stringify(document.activeElement?.matches('[data-found]') === true)`

/** Runs in the page: marks the first that is called so, and says where to press it; or why one cannot. */
function found(selector: string, name: RegExp, within: RegExp | undefined): object | null {
  document.querySelector('[data-found]')?.removeAttribute('data-found')
  const clean = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim()
  const labelled = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => clean(document.getElementById(id)?.textContent))
      .join(' ')
      .trim()
  const namesOf = (element: Element): string[] => [
    labelled(element),
    clean(element.getAttribute('aria-label')),
    ...('labels' in element && element.labels instanceof NodeList
      ? [...element.labels].map(label => clean(label.textContent))
      : []),
    ...(element.matches('input, select, textarea') ? [] : [clean(element.textContent)]),
  ]
  const isNamed = (element: Element, wanted: RegExp) =>
    namesOf(element).some(words => words !== '' && wanted.test(words))
  const isFile = (element: Element) => element.matches('input[type=file]')
  const isSeen = (element: Element) => isFile(element) || element.checkVisibility({ visibilityProperty: true })
  const parts = [...document.querySelectorAll('section, [role=region], [role=group], fieldset, dialog, li, form')]
  const roots = within === undefined ? [document.body] : parts.filter(part => isNamed(part, within))
  const all = roots.flatMap(root => [...root.querySelectorAll(selector)])
  const one = all.find(element => isSeen(element) && (isNamed(element, name) || name.source === '^$'))
  if (one === undefined) return null
  one.setAttribute('data-found', '')
  if (one.matches(':disabled, [inert] *')) return { why: 'disabled' }
  // What is drawn over a box of the browser's own is its label.
  const target = one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = target.getBoundingClientRect()
  const at = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
  const top = document.elementFromPoint(at.x, at.y)
  const isFree = top !== null && (target.contains(top) || top.contains(target))
  return isFree ? at : { why: `covered by ${top?.tagName}` }
}

/** Runs in the page. */
function looked(): string {
  const main = document.querySelector('dialog[open], main') ?? document.body
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map(one => one.getAttribute('name') ?? one.id)
  const words = main instanceof HTMLElement ? main.innerText.replaceAll(/\s+/g, ' ').slice(0, 900) : ''
  return `At ${location.pathname}${wrong.length === 0 ? '' : `, wrong: ${wrong.join()}`}: ${words}`
}

/** Runs in the page, as React hears it. */
function giveTo(value: string): string {
  const field = document.querySelector('[data-found]')
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  const options = field instanceof HTMLSelectElement ? [...field.options] : []
  const wanted = options.find(({ text }) => text === value)?.value ?? value
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, wanted)
  for (const name of ['input', 'change']) field?.dispatchEvent(new Event(name, { bubbles: true }))
  return '""'
}

/** Runs in the page. */
async function callFrom([method, path, body]: [string, string, unknown]): Promise<string> {
  const answer = await fetch(path, {
    method,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const words = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${words}`)
  return words === '' ? 'null' : words
}
