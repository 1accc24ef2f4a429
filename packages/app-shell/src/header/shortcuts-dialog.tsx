import { Dialog } from '@pramaan/ui/dialog'
import { KeyList, type Shortcut, useKeyActions, useShortcuts } from '@pramaan/ui/shortcuts'
import { useState } from 'react'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** `?` opens the list of the screen's shortcuts; `more` are the shell’s own, which work everywhere. */
export function ShortcutsDialog({ more = [] }: { more?: readonly Shortcut[] }) {
  const t = useShellTexts()
  const actions = useKeyActions()
  const [open, setOpen] = useState(false)
  const all = { on: '?', label: t('keys.page.open'), always: true, onPress: () => setOpen(true) }
  useShortcuts([...more, all], true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('keys.page.title')} description={t('keys.page.text')}>
      <KeyList actions={actions} />
    </Dialog>
  )
}
