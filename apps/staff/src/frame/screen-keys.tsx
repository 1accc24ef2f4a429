import { Dialog } from '@pramaan/ui/dialog'
import { KeyBar } from '@pramaan/ui/key-bar'
import { KeyList, useKeyDeeds, useShortcuts } from '@pramaan/ui/shortcuts'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** The keys that work on the screen, along its bottom. */
export function ScreenKeys() {
  const t = useTexts()
  return <KeyBar label={t('shell.keys')} deeds={useKeyDeeds()} />
}

/** The keys that work everywhere: the palette, and the page of all keys. */
export function StaffKeys({ onFind }: { onFind: () => void }) {
  const t = useTexts()
  const deeds = useKeyDeeds()
  const [open, setOpen] = useState(false)
  useShortcuts(
    [
      { on: 'Mod+k', shown: ['Ctrl', 'K'], label: t('keys.anywhere'), onPress: onFind, whileTyping: true },
      { on: '?', label: t('keys.all'), onPress: () => setOpen(true) },
    ],
    true,
  )
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('shell.keys.title')} description={t('shell.keys.text')}>
      <KeyList deeds={deeds} />
    </Dialog>
  )
}
