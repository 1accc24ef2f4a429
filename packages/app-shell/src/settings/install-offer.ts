import { createStore } from 'zustand/vanilla'

/** The browser's own install prompt, which shows only when the person asks for it. */
type Offer = Event & { prompt: () => Promise<unknown> }

/** Whether the browser offers to install the app on this device. */
export const installOffer = createStore<{ offer: Offer | undefined }>(() => ({ offer: undefined }))

/** Stores the browser's offer instead of letting it interrupt; the settings show it. */
export function awaitInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if ('prompt' in event) installOffer.setState({ offer: event as Offer })
  })
  window.addEventListener('appinstalled', () => installOffer.setState({ offer: undefined }))
}
