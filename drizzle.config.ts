import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/**/tables.ts',
  // A check compares tables and migrations in a copy, see tools/migrations-match.ts.
  out: process.env['SAFAR_MIGRATIONS_COPY'] ?? './migrations',
})
