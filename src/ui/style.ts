// Sizes and places that a component reckons. The content security policy lets no style attribute stand in a page, so a page
// that is drawn before it is sent carries them as rules, and the browser sets them again before React looks at it.
import { createContext, use, type CSSProperties } from 'react'

/** Collects the rules of one page that is being drawn; a browser has none. */
export const RulesContext = createContext<Set<string> | undefined>(undefined)

/** Where an element that was drawn says what its style is. */
const attribute = 'data-css'

export type Style = CSSProperties & Partial<Record<`--${string}`, string | number>>

/** What it answers is spread on an element: `<div {...styled({ width })}>`. */
export function useStyles(): (style: Style) => { style: Style } | { [attribute]: string } {
  const rules = use(RulesContext)
  return style => {
    if (rules === undefined) return { style }
    const css = textOf(style)
    if (isPlain(css)) rules.add(`[${attribute}="${css}"]{${css}}`)
    return { [attribute]: css }
  }
}

/** Sizes and places, with nothing in them that ends a rule; anything else waits until the browser sets it. */
const isPlain = (css: string): boolean => /^[\w\s:;%.,#()/+-]*$/.test(css)

const textOf = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.startsWith('--') ? name : hyphenated(name)}:${value}`)
    .join(';')

/** `gridColumnStart` is `grid-column-start` in a style sheet. */
const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Before React takes over a page that was drawn. */
export function setDrawnStyles(page: Element): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    element.style.cssText = element.getAttribute(attribute) ?? ''
    element.removeAttribute(attribute)
  }
}
