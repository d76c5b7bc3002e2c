import type { Services } from '#src/platform/services.ts'

/** Decision 1: whether an answer may say that an address is known here. */
export const tellsApart = ({ settings }: Pick<Services, 'settings'>): boolean =>
  settings.SAFAR_ONE_SIGN_IN_MESSAGE === 'off'
