// A browser that we tell to (require-trusted-types-for) makes no page and no script of a string, but for what is made here.

/** The browser's own objects stand where our types say string: it takes them wherever it takes one. */
type Policy = { createHTML: (text: string) => string; createScriptURL: (address: string) => string }

declare global {
  var trustedTypes: { createPolicy: (name: string, policy: Policy) => Policy } | undefined
}

const ours = /^\/(offline\.js|assets\/[\w.-]+\.js)$/

const rules: Policy = {
  createHTML: text => text,
  createScriptURL: address => {
    const { origin, pathname } = new URL(address, location.href)
    if (origin !== location.origin || !ours.test(pathname)) throw new TypeError(`${address} is no script of ours.`)
    return address
  },
}

const policy = globalThis.trustedTypes?.createPolicy('safar', rules) ?? rules

/** Text as elements that stand nowhere, so that nothing in them runs or is fetched. What is known is taken out of them. */
export const parsedApart = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body

/** The address of a worker of ours. */
export const ownScript = (address: string): string => policy.createScriptURL(address)
