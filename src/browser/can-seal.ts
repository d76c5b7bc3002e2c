/** On plain http a browser has none of it. */
export const canSeal = (): boolean => globalThis.isSecureContext !== false && globalThis.crypto.subtle !== undefined
