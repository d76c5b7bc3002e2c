// What one module alone may answer. It is checked when the server starts, with an error that names the modules.
import type { ServerModule } from '../manifest/server.ts'

type Answers<Name extends string, Answer> = Readonly<Partial<Record<Name, Answer>>>

/** The answer of the one module that has it; the server doesn't start where two have it, or where none has. */
export function onlyOneFor<Name extends string, Answer>(
  modules: readonly ServerModule[],
  names: readonly Name[],
  what: string,
  answersOf: (module: ServerModule) => Answers<Name, Answer> | undefined,
): (name: Name) => Answer {
  const find = oneFor(modules, names, what, answersOf)
  const findOrRefuse = (name: Name): Answer => {
    const answer = find(name)
    if (answer === undefined) throw new Error(`No server module answers ${what} '${name}'.`)
    return answer
  }
  for (const name of names) findOrRefuse(name)
  return findOrRefuse
}

/** The same where there needn't be one. */
export function oneFor<Name extends string, Answer>(
  modules: readonly ServerModule[],
  names: readonly Name[],
  what: string,
  answersOf: (module: ServerModule) => Answers<Name, Answer> | undefined,
): (name: Name) => Answer | undefined {
  const answering = (name: Name) => modules.filter(module => answersOf(module)?.[name] !== undefined)
  for (const name of names) {
    const [one, other] = answering(name)
    if (one !== undefined && other !== undefined)
      throw new Error(`Both ${one.name} and ${other.name} answer ${what} '${name}'.`)
  }
  return name => answering(name).map(module => answersOf(module)?.[name])[0]
}
