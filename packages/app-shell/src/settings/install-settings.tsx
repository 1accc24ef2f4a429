import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useStore } from 'zustand'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { installOffer } from './install-offer.ts'

/** Offers to install the app, on devices where that is possible and not done yet. */
export function InstallSettings() {
  const t = useShellTexts()
  const { offer } = useStore(installOffer)
  if (!offer) return null
  // A browser's offer is valid for one prompt, whatever the answer.
  const install = () => {
    installOffer.setState({ offer: undefined })
    void offer.prompt()
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('install.title')}</h2>
      <p className="text-ink-muted">{t('install.text')}</p>
      <div>
        <Button onClick={install}>{t('install.button')}</Button>
      </div>
    </Card>
  )
}
