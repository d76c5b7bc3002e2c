// What each engine can do for a journey, whichever protocol it is driven by.

/** As both protocols write them: keys and a pointer, one after the other. */
export type Actions = readonly { type: 'key' | 'pointer'; id: string; actions: readonly object[] }[]

export type Tab = {
  /** Resolves once the page is loaded. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** The value of an expression in the page, which is text. */
  read: (expression: string) => Promise<string>
  act: (actions: Actions) => Promise<void>
  /** Gives files to the one input that this selector finds. */
  choose: (selector: string, files: readonly string[]) => Promise<void>
  /** As a printer would be given it; nothing where the driver has no such command. */
  print: () => Promise<Uint8Array | undefined>
}

/** A browser that nobody has used before. */
export type Browser = {
  version: string
  tab: () => Promise<Tab>
  close: () => Promise<void>
}

export type Engine = {
  name: string
  /** The packages of Debian that bring it. */
  packages: readonly string[]
  /** Of its programs, those that are not here. */
  missing: () => readonly string[]
  launch: () => Promise<Browser>
}
