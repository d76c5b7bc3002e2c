declare module 'virtual:routes' {
  import type { RouteTable } from '../wire/client.ts'
  export const studentRoutes: RouteTable
  export const deskRoutes: RouteTable
}
