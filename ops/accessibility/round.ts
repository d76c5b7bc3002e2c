// A round through pages, each looked at in every way and gone through by the keyboard.
import type { Visit } from '#tests/browser.ts'
import { tabThrough } from './keys.ts'
import { everyLook, pathOf } from './look.ts'
import { note } from './notes.ts'
import { walk } from './walk.ts'

export const lookRound = (visit: Visit, paths: readonly string[], into?: readonly string[]): Promise<void> =>
  walk(visit, {
    paths,
    ...(into !== undefined && { into }),
    at: async (page, asked) => {
      const found = [...(await everyLook(page)), ...(await tabThrough(page))]
      note({ page: pathOf(page), asked, found })
    },
  })
