/** A notice that the provider did not send, or sent too long ago. */
export class WrongSignature extends Error {
  constructor(provider: string, options?: ErrorOptions) {
    super(`This notice was not signed by ${provider}, or is too old.`, options)
  }
}
