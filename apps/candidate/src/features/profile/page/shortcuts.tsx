import { useHasScreen } from '@pramaan/app-shell/router/app-map.ts'
import { Card } from '@pramaan/ui/card'
import { RowLink } from '@pramaan/ui/row-link'
import { useTexts } from '../../../texts/use-texts.ts'

const shortcuts = [
  { path: '/my-applications', text: 'titles.applications' },
  { path: '/payments', text: 'titles.payments' },
  { path: '/settings', text: 'myProfile.settings' },
] as const

/** Shortcuts to related screens (document 001 §2). */
export function Shortcuts() {
  const t = useTexts()
  const hasScreen = useHasScreen()
  return (
    <Card as="aside" flush aria-label={t('myProfile.shortcuts')}>
      {shortcuts
        .filter(({ path }) => hasScreen('Candidate', path))
        .map(({ path, text }) => (
          <RowLink key={path} href={path} title={t(text)} />
        ))}
    </Card>
  )
}
