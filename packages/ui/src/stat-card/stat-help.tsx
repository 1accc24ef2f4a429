import { CircleHelp } from 'lucide-react'
import { useLabels } from '../labels/labels.tsx'
import { Popover } from '../popover/popover.tsx'

/** An explanation of a figure, behind a small button in the corner of its card, because touch has no hover. */
export function StatHelp({ label, help }: { label: string; help: string }) {
  const { helpOf } = useLabels()
  const name = helpOf(label)
  return (
    <Popover
      label={name}
      align="end"
      className="w-72 p-3 text-sm"
      trigger={
        <button
          type="button"
          aria-label={name}
          className="absolute top-0.5 right-0.5 grid size-6 cursor-pointer place-items-center rounded-full text-ink-muted transition-colors enabled-hover:bg-ink/6 enabled-hover:text-ink sm:top-2.5 sm:right-2 [&_svg]:size-3.5"
        >
          <CircleHelp />
        </button>
      }
    >
      {help}
    </Popover>
  )
}
