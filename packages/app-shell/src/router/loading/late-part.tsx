import { useOpening } from '@pramaan/ui/opening'
import { type ComponentType, Component as ReactComponent, type ReactNode, Suspense, useState } from 'react'
import { isLoadFailure } from '../failures/load-failures.ts'
import { PartNotLoaded } from '../failures/part-not-loaded.tsx'
import { useLoaded } from './load-once.ts'

/** A part of a screen that loads when it is opened; a failed load is retried the next time. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LatePart(props: Props) {
    const Part = useLoaded(load)
    return <Part {...props} />
  }
}

/**
 * Props of `OpenedLate`: `onClose` closes the part. `quiet` is true while nobody has opened it and it is only
 * preloaded; `inside` is for use within an open dialog or a page instead of above it.
 */
export type OpenedLateProps = {
  onClose: () => void
  children: ReactNode
  fallback?: ReactNode
  quiet?: boolean
  inside?: boolean
}

/**
 * A part that loads when it opens above a screen. If its code can't be loaded, a note says so and opens it once the
 * server responds; the screen stays.
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

/** The placeholder while it loads; keys pressed meanwhile are meant for the part. */
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
    // A failed preload is retried when the part is opened.
    if (quiet && !this.props.quiet && this.state.caught) this.setState({ caught: undefined })
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    // Any other error is the screen's.
    if (!isLoadFailure(caught.error)) throw caught.error
    return this.props.quiet ? null : this.props.note
  }
}
