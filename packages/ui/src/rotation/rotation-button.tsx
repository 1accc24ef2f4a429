import { Pause, Play } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { rotationControl, type useRotation } from './use-rotation.ts'

/** Props of `RotationButton`: the rotation, and the name of the rotating content. */
export type RotationButtonProps = { rotation: Pick<ReturnType<typeof useRotation>, 'paused' | 'toggle'>; what: string }

/** Pauses and resumes an automatic rotation; it is the first element of the content it pauses. */
export function RotationButton({ rotation: { paused, toggle }, what }: RotationButtonProps) {
  const labels = useLabels()
  return (
    <IconButton
      {...rotationControl}
      label={paused ? labels.play(what) : labels.pause(what)}
      icon={paused ? <Play /> : <Pause />}
      size="sm"
      onClick={toggle}
    />
  )
}
