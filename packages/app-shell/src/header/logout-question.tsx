import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import type { SavedKind } from '../offline/storage-keys.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

type LogoutQuestionProps = {
  waiting: readonly { kind: SavedKind; count: number }[]
  onStay: () => void
  onLogout: () => void
}

/** Asks before a logout that would discard unsent items, naming them. */
export function LogoutQuestion({ waiting, onStay, onLogout }: LogoutQuestionProps) {
  const t = useShellTexts()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('logout.waiting.title')}
      description={t('logout.waiting.text')}
      confirmLabel={t('logout.waiting.go')}
      cancelLabel={t('logout.waiting.stay')}
      onConfirm={onLogout}
    >
      <ul className="py-1 font-semibold text-sm">
        {waiting.map(({ kind, count }) => (
          <li key={kind}>{t(`logout.waiting.${kind}`, { count })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
