import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = {
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** Called before the children are tried again. */
  onRetry?: () => void
  children: ReactNode
}

type State = { failure: { error: unknown } | null }

/** Keeps a failure where it happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.fallback(failure.error, () => {
      this.props.onRetry?.()
      this.setState({ failure: null })
    })
  }
}
