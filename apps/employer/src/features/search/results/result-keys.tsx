import { KeyHint } from '@pramaan/ui/key-hint'
import { useKeyActions } from '@pramaan/ui/shortcuts'

/** The keyboard shortcuts of the list, shown below it on devices with a keyboard. */
export function ResultKeys() {
  return (
    <ul className="hidden flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-muted lg:flex pointer-coarse:hidden">
      {useKeyActions().map(({ keys, label }) => (
        <li key={label} className="flex items-center gap-1.5">
          <KeyHint keys={keys} />
          {label}
        </li>
      ))}
    </ul>
  )
}
