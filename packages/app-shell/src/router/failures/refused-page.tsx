import type { AppName } from '@pramaan/domain/role'
import { Button } from '@pramaan/ui/button'
import type { StateDrawing } from '@pramaan/ui/drawing'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { useNavigate } from 'react-router'
import { usePlatform } from '../../platform/platform.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/** Tells a signed-in person that this app is not for them, with a link to the right one (D3). */
export function WrongAppPage({ app, address }: { app: AppName; address: string }) {
  const t = useShellTexts()
  const { session } = usePlatform()
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState
        level={1}
        drawing="locked"
        title={t('wrongApp.title')}
        text={t(`wrongApp.${app}`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={address}>{t('wrongApp.go')}</LinkButton>
            <Button tone="quiet" onClick={() => void session.signOut()}>
              {t('wrongApp.signOut')}
            </Button>
          </div>
        }
      />
    </main>
  )
}

/** Says that a page is not for this role. */
export function NotAllowedPage({ home }: { home: string }) {
  const t = useShellTexts()
  return <Page drawing="locked" title={t('error.notAllowed.title')} text={t('error.notAllowed.text')} home={home} />
}

/** Says that the page does not exist. */
export function NotFoundPage({ home }: { home: string }) {
  const t = useShellTexts()
  return <Page drawing="nothing" title={t('error.notFound.title')} text={t('error.notFound.text')} home={home} />
}

type PageProps = { drawing: StateDrawing; title: string; text: string; home: string }

function Page({ drawing, title, text, home }: PageProps) {
  const t = useShellTexts()
  const navigate = useNavigate()
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4">
      <EmptyState
        level={1}
        drawing={drawing}
        title={title}
        text={text}
        action={<Button onClick={() => navigate(home)}>{t('error.home')}</Button>}
      />
    </div>
  )
}
