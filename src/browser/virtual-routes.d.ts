declare module 'virtual:routes' {
  import type { RouteTable } from '../wire/client.ts'
  export const routes: RouteTable
}

declare module 'virtual:desk-routes' {
  import type { RouteTable } from '../wire/client.ts'
  export const routes: RouteTable
}

declare module 'virtual:seldom-routes' {
  import type { RouteTable } from '../wire/client.ts'
  export const routes: RouteTable
}
