import { useOpenHere } from '@pramaan/app-shell/router/use-open-here.ts'
import { IconButton } from '@pramaan/ui/icon-button'
import { KeyHint } from '@pramaan/ui/key-hint'
import { PaletteAhead } from '@pramaan/ui/palette-ahead'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** Whether the palette is open, and what was typed while its code loaded on first use. */
export function usePaletteField() {
  const [open, setOpenHere] = useOpenHere()
  const [isWanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  const setOpen = (next: boolean) => {
    setTyped('')
    setOpenHere(next)
  }
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return { open, wanted: isWanted, typed, setTyped, setOpen, show }
}

/** The palette's place while its code loads. */
export function PaletteWait({ finder }: { finder: ReturnType<typeof usePaletteField> }) {
  const t = useTexts()
  if (!finder.open) return null
  return (
    <PaletteAhead
      title={t('palette.title')}
      placeholder={t('palette.open')}
      query={finder.typed}
      onQuery={finder.setTyped}
      onClose={() => finder.setOpen(false)}
    />
  )
}

/** The field in the header that opens the palette. */
export function PaletteField({ onOpen }: { onOpen: () => void }) {
  const t = useTexts()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="control flex min-h-8 w-full cursor-pointer items-center gap-2.5 bg-canvas px-3 text-sm text-ink-muted"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-left">{t('palette.open')}</span>
      <span aria-hidden className="flex">
        <KeyHint keys={['Ctrl', 'K']} />
      </span>
    </button>
  )
}

/** The same as an icon, for phones. */
export function FinderButton({ onOpen }: { onOpen: () => void }) {
  const t = useTexts()
  return <IconButton label={t('palette.open')} icon={<Search />} onClick={onOpen} />
}
