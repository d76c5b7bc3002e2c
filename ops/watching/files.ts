// The lists of alerts and panels, as Prometheus and Grafana read them.
import { alerts, type Alert } from './alerts.ts'
import { panels, type Panel } from './panels.ts'

export const files: Readonly<Record<string, () => string>> = {
  'ops/watching/alerts.yaml': () => alertsYaml(alerts),
  'ops/watching/dashboard.json': () => `${JSON.stringify(dashboardOf(panels), undefined, 2)}\n`,
}

const runbook = 'docs/operations.md#what-to-watch'

/** A text in JSON's quotes is a text in YAML too. */
const quoted = (text: string): string => JSON.stringify(text)

const alertsYaml = (all: readonly Alert[]): string => `# Written from ops/watching/alerts.ts.
groups:
  - name: safar
    rules:
${all.map(ruleIn).join('')}`

const ruleIn = ({ name, when, for: time, urgency, what, todo }: Alert): string => `      - alert: ${name}
        expr: ${quoted(when)}
        for: ${time}
        labels:
          severity: ${urgency}
        annotations:
          summary: ${quoted(what)}
          description: ${quoted(todo)}
          runbook_url: ${quoted(runbook)}
`

/** As it is in the table of docs/operations.md. */
export const rowOf = ({ name, urgency, what, todo }: Alert): string =>
  `| \`${name}\` | ${urgency} | ${what} | ${todo} |`

const columns = 3
const [width, height] = [24 / columns, 8]

const dashboardOf = (all: readonly Panel[]) => ({
  uid: 'safar',
  title: 'Safar',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  // Chosen when it is imported, as each Grafana calls its Prometheus something else.
  templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
  panels: all.map(({ title, unit, lines }, index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: { type: 'prometheus', uid: '${source}' },
    gridPos: { x: (index % columns) * width, y: Math.floor(index / columns) * height, w: width, h: height },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: lines.map(({ expr, legend }, line) => ({
      refId: String.fromCodePoint(65 + line),
      expr,
      legendFormat: legend,
    })),
  })),
})
