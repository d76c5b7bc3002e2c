// What a stage or a feature shows to students. Each says it in its `module.web.tsx`; src/app/web/web-modules.ts lists them.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Arrival } from '../browser/arrival.ts'
import type { Outline, OutlineOf } from '../journey/outline.ts'
import { later, type Later } from '../ui/later.tsx'
import { PageLoading } from '../ui/page-loading.tsx'
import { Loading } from '../ui/skeleton.tsx'
import type { Given, GivenBy } from './slots.ts'

/** What a screen reads first, so that the server can draw it in one go. What it has read may say what else it needs. */
type Reads = (queries: QueryClient, all: readonly GivenBy[]) => Promise<unknown>

type WithReads = { reads?: Reads }

/** A file with one screen. */
type Load<P> = () => Promise<{ default: ComponentType<P> & WithReads }>

/** The default export of a file, fetched when it is first shown. The build asks `load` which file that is. */
export type Screen<P extends object> = Later<P> & { load: () => Promise<{ default: WithReads }> }

/** What a step shows while it is open, or a stage beside where it begins. */
export type Panel = Screen<{ stage: string }> & { isOfDevice?: true }

export type PageProps = { params: Readonly<Record<string, string | undefined>> }

export type StudentPage = {
  /** The pattern of its address: `/library/:id?`. */
  path: string
  page: Screen<PageProps>
  /** Guests are led to where they begin. */
  accountOnly?: true
  /** The address at which the server draws it before it is sent (decision 40). */
  drawnAt?: string
}

export type FeatureModule = {
  pages?: readonly StudentPage[]
  /** What screens of other modules show of it, slot by slot. */
  gives?: readonly Given[]
}

export type WebModule = FeatureModule & {
  stage: string
  /** By the ids of its steps. */
  panels: Readonly<Record<string, Panel>>
  /** What its steps take and need; a stage that is coming soon has no steps. */
  outline?: () => Promise<{ outline: Outline }>
  /** Next to where the stage begins: a comparison, the rates of today. */
  beside?: Panel
  /** An address that the stage had before: old links still lead to it. */
  formerRoute?: string
  arrival?: ArrivalPart
}

/** For people whom a partner's link brings. What they came for is taken over before anything of the journey is shown. */
type ArrivalPart = {
  isFor: (arrival: Arrival) => boolean
  /** Where a guest begins. */
  start: string
  TakingOver: ComponentType<{ waiting: ReactNode; onDone: () => void }>
}

type Table = {
  route: string
  steps: readonly { id: string; route: string }[]
  otherWays?: readonly { id: string }[]
}

/** A panel for each step of the stage's table: one that is missing or misspelled doesn't compile. */
type WebModuleOf<S extends Table> = Omit<WebModule, 'stage' | 'panels' | 'outline'> & {
  stage: S['route']
  panels: Readonly<Record<S['steps'][number]['id'], Panel>>
} & ([S['steps'][number]] extends [never] ? unknown : { outline: () => Promise<{ outline: OutlineOf<S> }> })

/** `defineWebModule<typeof loans>({ … })`: by its type alone: the table is what the panels are checked against. */
export const defineWebModule = <S extends Table = never>(module: WebModuleOf<S>): WebModule => module

export const defineFeatureModule = (module: FeatureModule): FeatureModule => module

/** The screen with what it reads first, as the file's default export. */
export const withReads = <S extends object>(screen: S, reads: Reads): S & WithReads => Object.assign(screen, { reads })

export const screen = <P extends object>(load: Load<P>, waiting: ReactNode): Screen<P> =>
  Object.assign(
    later(async () => (await load()).default, waiting),
    { load },
  )

const panelWaiting = <Loading />

export const panel = (load: Load<{ stage: string }>): Panel => screen(load, panelWaiting)

/** What it shows depends on the clock of the device, so the server doesn't draw it. */
export const panelOfDevice = (load: Load<{ stage: string }>): Panel =>
  Object.assign(panel(load), { isOfDevice: true } as const)

/** It takes no room until it is there. */
export const beside = <P extends object = { stage: string }>(load: Load<P>): Screen<P> => screen(load, null)

export const page = (load: Load<PageProps>): Screen<PageProps> => screen(load, <PageLoading />)
