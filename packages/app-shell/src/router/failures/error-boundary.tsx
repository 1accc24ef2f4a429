import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

/** Preloads the error page, which must be available when nothing else can be loaded. */
export const loadErrorPage = () => import('./error-page.tsx').then((m) => ({ default: m.ErrorPage }))
const ErrorPage = lazy(loadErrorPage)

type CatcherProps = { at: string; children: ReactNode }
type Caught = { at: string; caught?: { error: unknown } | undefined }

/* React catches errors only in class components. */
class Catcher extends Component<CatcherProps, Caught> {
  override state: Caught = { at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { caught: { error } }
  }

  // A new URL is a new attempt.
  static getDerivedStateFromProps({ at }: CatcherProps, state: Caught): Caught | null {
    return at === state.at ? null : { at, caught: undefined }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    return (
      <Suspense>
        <ErrorPage error={caught.error} />
      </Suspense>
    )
  }
}

/** Shows the error page in place of a broken screen, until the person goes to another URL. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Catcher at={key}>{children}</Catcher>
}
