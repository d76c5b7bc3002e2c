import type { House } from '#src/platform/house.ts'

/** Decision 8: whether an answer may say that an address is known here. */
export const tellsApart = ({ settings }: Pick<House, 'settings'>): boolean =>
  settings.SAFAR_ONE_SIGN_IN_MESSAGE === 'off'
