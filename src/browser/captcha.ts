// The check before a code is sent. It runs unseen in a frame; where it has doubts, the frame is shown, in a window.
const longest = 20_000
const title = 'Check that you are a person'

type Told = { captcha: 'token'; token: string } | { captcha: 'shown' } | { captcha: 'failed' }

/** Empty where it failed or was closed: the server says what to do then. */
export async function captchaToken(): Promise<string> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = '/captcha'
  frame.width = '300'
  frame.height = '90'
  frame.style.border = '0'
  dialog.style.padding = '8px'
  // In the frame no key of ours is heard, so there is a button to leave by.
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = 'Cancel'
  cancel.addEventListener('click', () => dialog.close())
  dialog.append(frame, cancel)
  document.body.append(dialog)
  const { promise, resolve } = Promise.withResolvers<string>()
  // A person who is asked takes as long as they like.
  const giveUp = setTimeout(() => resolve(''), longest)
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== location.origin || !isTold(data)) return
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

function isTold(data: unknown): data is Told {
  if (typeof data !== 'object' || data === null || !('captcha' in data)) return false
  if (data.captcha === 'token') return 'token' in data && typeof data.token === 'string'
  return data.captcha === 'shown' || data.captcha === 'failed'
}
