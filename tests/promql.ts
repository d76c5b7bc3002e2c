// What an expression of PromQL reads: its metrics, and the labels that it asks of each. By Prometheus's own grammar.
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'

export type Reading = { metric: string; labels: readonly string[] }

/** Grafana's own variables, as Prometheus gets them. */
const asSent = (expr: string): string => expr.replaceAll('$__rate_interval', '1m')

export function readingsOf(expression: string): readonly Reading[] {
  const text = asSent(expression)
  const tree = parser.parse(text)
  const readings: Reading[] = []
  tree.iterate({
    enter: ({ name, type, node, from, to }) => {
      if (type.isError) throw new Error(`${JSON.stringify(text)} does not parse at ${from}.`)
      if (name !== 'VectorSelector') return
      const metric = node.getChild('Identifier')
      if (metric === null) throw new Error(`${text.slice(from, to)} names no metric.`)
      readings.push({
        metric: text.slice(metric.from, metric.to),
        labels: [...labelsIn(node, text), ...groupedBy(node, text)],
      })
    },
  })
  if (readings.length === 0) throw new Error(`${JSON.stringify(text)} reads nothing.`)
  return readings
}

function labelsIn(node: SyntaxNode, text: string): string[] {
  const labels: string[] = []
  node.cursor().iterate(({ name, from, to }) => {
    if (name === 'LabelName') labels.push(text.slice(from, to))
  })
  return labels
}

/** By what the sums around it are grouped: such a label is one of the metric's. */
function groupedBy(node: SyntaxNode, text: string): string[] {
  const { parent } = node
  if (parent === null) return []
  const modifier = parent.name === 'AggregateExpr' ? parent.getChild('AggregateModifier') : null
  return [...(modifier === null ? [] : labelsIn(modifier, text)), ...groupedBy(parent, text)]
}
