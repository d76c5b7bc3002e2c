// The check before a code is sent. It runs unseen in a frame; where it has doubts, the frame is shown, in a window.
import button from '../ui/button.module.css'
import { classes } from '../ui/classes.ts'
import d from '../ui/dialog.module.css'

const longest = 20_000
const title = 'Check that you are a person'
const words = 'We ask this now and then before we send a code. Tick the box, and the code is on its way.'

type Message = { captcha: 'token'; token: string } | { captcha: 'shown' } | { captcha: 'failed' }

/** Empty where it failed or was closed: the server says what to do then. */
export async function captchaToken(): Promise<string> {
  const { dialog, frame } = checkWindow()
  document.body.append(dialog)
  const { promise, resolve } = Promise.withResolvers<string>()
  // A person who is asked takes as long as they like.
  const giveUp = setTimeout(() => resolve(''), longest)
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== location.origin || !isMessage(data)) return
    if (data.captcha === 'token') return resolve(data.token)
    if (data.captcha === 'failed') return resolve('')
    clearTimeout(giveUp)
    dialog.showModal()
  }
  addEventListener('message', hear)
  dialog.addEventListener('close', () => resolve(''))
  try {
    return await promise
  } finally {
    clearTimeout(giveUp)
    removeEventListener('message', hear)
    dialog.remove()
  }
}

/** As ui/dialog.tsx draws one. */
function checkWindow() {
  const frame = made('iframe')
  frame.title = title
  frame.src = '/captcha'
  frame.width = '100%'
  // As high as what Turnstile draws.
  frame.height = '70'
  frame.style.border = '0'
  frame.style.marginTop = '16px'
  // In the frame no key of ours is heard, so there is a button to leave by.
  const cancel = made('button', classes(button.button, button.quiet), 'Cancel')
  cancel.type = 'button'
  cancel.addEventListener('click', () => dialog.close())
  const dialog = made(
    'dialog',
    d.dialog,
    made('div', d.head, made('h2', '', title)),
    made('div', d.body, made('p', '', words), frame),
    made('div', d.foot, cancel),
  )
  dialog.setAttribute('aria-label', title)
  return { dialog, frame }
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', ...inside: (Node | string)[]) {
  const node = document.createElement(name)
  node.className = className
  node.append(...inside)
  return node
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('captcha' in data)) return false
  if (data.captcha === 'token') return 'token' in data && typeof data.token === 'string'
  return data.captcha === 'shown' || data.captcha === 'failed'
}
