import { useOpening } from '@pramaan/ui/opening'
import { type ComponentType, Component as ReactComponent, type ReactNode, Suspense, useState } from 'react'
import { isLoadFailure } from '../failures/load-failures.ts'
import { PartNotLoaded } from '../failures/part-not-loaded.tsx'
import { useLoaded } from './load-once.ts'

/** A part of a screen that loads when it is opened; a load that failed is tried again the next time. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LatePart(props: Props) {
    const Part = useLoaded(load)
    return <Part {...props} />
  }
}

/**
 * Props of `OpenedLate`: how what was opened closes. `quiet` while nobody has opened it, and it only loads ahead;
 * `inside` stands in an open dialog or a page rather than over it.
 */
export type OpenedLateProps = {
  onClose: () => void
  children: ReactNode
  fallback?: ReactNode
  quiet?: boolean
  inside?: boolean
}

/**
 * What opens over a screen and loads then. If its code can't be loaded, a note says so, and opens it once the server is
 * there; the screen around it stays.
 */
export function OpenedLate({ onClose, children, fallback, quiet = false, inside = false }: OpenedLateProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  const note = <PartNotLoaded onClose={onClose} inside={inside} again={attempt > 0} onRetry={retry} />
  return (
    <Catcher key={attempt} quiet={quiet} note={note}>
      <Suspense fallback={<Opening quiet={quiet}>{fallback}</Opening>}>{children}</Suspense>
    </Catcher>
  )
}

/** What stands there until it has loaded; keys that are pressed meanwhile are meant for it. */
function Opening({ quiet, children }: { quiet: boolean; children: ReactNode }) {
  useOpening(!quiet)
  return children
}

type CatcherProps = { quiet: boolean; note: ReactNode; children: ReactNode }
type Caught = { caught?: { error: unknown } | undefined }

/* React catches errors only in class components. */
class Catcher extends ReactComponent<CatcherProps, Caught> {
  override state: Caught = {}

  static getDerivedStateFromError(error: unknown): Caught {
    return { caught: { error } }
  }

  override componentDidUpdate({ quiet }: CatcherProps) {
    // What failed to load ahead is tried again when it is opened.
    if (quiet && !this.props.quiet && this.state.caught) this.setState({ caught: undefined })
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    // Whatever else broke is the screen's failure.
    if (!isLoadFailure(caught.error)) throw caught.error
    return this.props.quiet ? null : this.props.note
  }
}
