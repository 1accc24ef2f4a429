import { ShortcutsDialog } from '@pramaan/app-shell/header/shortcuts-dialog.tsx'
import { KeyBar } from '@pramaan/ui/key-bar'
import { useKeyActions } from '@pramaan/ui/shortcuts'
import { useTexts } from '../texts/use-texts.ts'

/** The keyboard shortcuts of the screen, at its bottom. */
export function ScreenKeys() {
  const t = useTexts()
  return <KeyBar label={t('shell.keys')} actions={useKeyActions()} />
}

/** The shortcuts that work everywhere: the palette, and the page of all shortcuts. */
export function StaffKeys({ onFind }: { onFind: () => void }) {
  const t = useTexts()
  const find = { on: 'Mod+k', shown: ['Ctrl', 'K'], label: t('keys.anywhere'), onPress: onFind, whileTyping: true }
  return <ShortcutsDialog more={[find]} />
}
