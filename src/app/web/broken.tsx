import { Component, type ErrorInfo, type ReactNode } from 'react'
import { send } from '#src/browser/api.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'

/** A page that fails to show says so, is recorded, and can be opened again: what was typed is kept. */
export class Broken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const report = {
      message: error.message.slice(0, 2000),
      stack: `${error.stack ?? ''}\n${componentStack ?? ''}`.slice(0, 8000),
      url: location.pathname.slice(0, 500),
    }
    void send('POST', '/api/errors', JSON.stringify(report))
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Page title="Something went wrong" width="reading">
        <EmptyState
          title="Something went wrong"
          level={1}
          action={
            <Button kind="primary" onClick={() => location.reload()}>
              Open the page again
            </Button>
          }
        >
          We have noted it. What you typed is kept in this browser.
        </EmptyState>
      </Page>
    )
  }
}
